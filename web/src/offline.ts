/** Files of the program on this device, so that it opens without the server (worker.js). */
import type { Language } from "./wire/generated/lists.ts";

declare global {
  interface Navigator {
    /** In Chromium only. */
    readonly connection?: { readonly saveData: boolean };
  }
}

/**
 * Once the page has nothing else to do: keep what it has loaded, and unless somebody saves data all other pages in this
 * language. The root has `data-kept` when that is done.
 */
export function keepFiles(language: Language): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") whenIdle(() => void keep(language));
  else addEventListener("load", () => whenIdle(() => void keep(language)), { once: true });
}

function whenIdle(then: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(then);
  else setTimeout(then); // Safari
}

async function keep(language: Language): Promise<void> {
  const workers = navigator.serviceWorker;
  workers.onmessage = ({ data }: MessageEvent<{ kept: string }>) => {
    document.documentElement.dataset.kept = data.kept;
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
  active?.postMessage({ language, used, rest: !navigator.connection?.saveData });
}
