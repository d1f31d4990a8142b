/** Program files stored on this device, so that the page opens offline (worker.js). */

import { fileUrl, isOnDevice } from "./site.ts";

declare global {
  interface Navigator {
    /** Only Chromium has this property. */
    readonly connection?: { readonly saveData: boolean };
  }
}

/**
 * When idle, store the loaded files and, unless data saving is on, all other pages and languages. A static page stores
 * the chosen language only. The root element has `data-kept` afterwards.
 */
export function keepFiles(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") whenIdle(() => void keep());
  else addEventListener("load", () => whenIdle(() => void keep()), { once: true });
}

function whenIdle(then: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(then);
  else setTimeout(then); // Safari has no idle callbacks
}

async function keep(): Promise<void> {
  const workers = navigator.serviceWorker;
  workers.onmessage = () => {
    document.documentElement.dataset.kept = "";
  };
  try {
    await workers.register(fileUrl("sw.js"));
  } catch {
    return; // service workers are not allowed, or the server is unreachable
  }
  const { active } = await workers.ready;
  const assets = new URL(fileUrl("assets/"), document.baseURI).href;
  const used = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(assets));
  active?.postMessage({ used, rest: !navigator.connection?.saveData, languages: !isOnDevice });
}

/** Delete all stored files of a page, which is this one by default; those of other pages of the origin stay. */
export async function forgetFiles(page = new URL(".", location.href)): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(page.href);
  await registration?.unregister();
  for (const name of await caches.keys())
    if (name.endsWith(` ${page.href}`) || name.endsWith(` ${page.pathname}py/`)) await caches.delete(name);
}
