/** Files of the program on this device, so that it opens without the server (worker.js). */

declare global {
  interface Navigator {
    /** In Chromium only. */
    readonly connection?: { readonly saveData: boolean };
  }
}

/**
 * Once the page has nothing else to do: keep what it has loaded, and unless somebody saves data all other pages and
 * languages. The root has `data-kept` when that is done.
 */
export function keepFiles(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") whenIdle(() => void keep());
  else addEventListener("load", () => whenIdle(() => void keep()), { once: true });
}

function whenIdle(then: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(then);
  else setTimeout(then); // Safari
}

async function keep(): Promise<void> {
  const workers = navigator.serviceWorker;
  workers.onmessage = () => {
    document.documentElement.dataset.kept = "";
  };
  try {
    await workers.register("/sw.js");
  } catch {
    return; // not allowed, or no server
  }
  const { active } = await workers.ready;
  const used = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);
  active?.postMessage({ used, rest: !navigator.connection?.saveData });
}
