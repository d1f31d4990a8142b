/** System notifications. Phones only show those of a service worker, which opens the page on a tap. */
import { go } from "$/route.svelte.ts";
import { fileUrl, fullLink } from "$/site.ts";

/** The notifications shown without a service worker, by address. */
const shown = new Map<string, Notification>();

/** Show a notification that opens an address, in place of an earlier one for the same address. */
export async function showNotification(path: string, title: string, body: string): Promise<void> {
  const options = { tag: path, body, icon: fileUrl("icon.svg"), data: fullLink(path) };
  const worker = await registration();
  if (worker) return worker.showNotification(title, options);
  const notice = new Notification(title, options);
  notice.onclick = () => {
    window.focus();
    go(path);
    notice.close();
  };
  shown.set(path, notice);
}

/** Close the notification that links to this path of the page. */
export async function closeNotification(path: string): Promise<void> {
  shown.get(path)?.close();
  shown.delete(path);
  for (const notice of (await (await registration())?.getNotifications({ tag: path })) ?? []) notice.close();
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return "serviceWorker" in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}
