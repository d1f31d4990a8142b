/** The static page that a server offers under `/device/`, kept on this device for times without the server. */
import { forgetFiles } from "$/offline.ts";
import { settings } from "$/settings.svelte.ts";
import { DEVICE_PAGE } from "$/site.ts";
import { filesOf, FileSource } from "./files.ts";

const page = (): URL => new URL(DEVICE_PAGE, location.href);

/** True if the page is kept, as far as is known. */
export const kept = $state({ isKept: false });
/** The number of times that the page has been kept or dropped; a search that began before is out of date. */
let changes = 0;

/** Find out whether the page is kept. */
export async function findKept(): Promise<void> {
  const before = changes;
  const isStored = await new FileSource(new URL("py/", page()), () => undefined).hasList();
  const isKept = isStored && Boolean(await navigator.serviceWorker?.getRegistration(page().href));
  if (changes === before) kept.isKept = isKept;
}

/** Fetch everything that the page needs. `onProgress` gets the received bytes. Throws if that is not possible. */
export async function keepPage(onProgress: (received: number) => void): Promise<void> {
  let received = 0;
  const source = new FileSource(new URL("py/", page()), (bytes) => onProgress((received += bytes)));
  const registration = await navigator.serviceWorker.register(`${DEVICE_PAGE}sw.js`);
  const worker = await activeWorker(registration);
  const used = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => DEVICE_PAGE + pathname.slice(1));
  const channel = new MessageChannel();
  const answered = new Promise((done) => (channel.port1.onmessage = ({ data }) => done(data)));
  worker.postMessage({ used, rest: true }, [channel.port2]);
  const files = await source.list();
  const words = files.languages[settings.language];
  await source.store([...filesOf(files), ...(words ? [words] : [])]);
  if ((await answered) !== "kept") throw new Error("the page cannot be kept");
  changes++;
  kept.isKept = true;
  void navigator.storage.persist?.().catch(() => false);
}

/** Return the worker of a registration once it is active. */
async function activeWorker({
  active,
  installing,
  waiting,
}: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const worker = active ?? installing ?? waiting;
  if (!worker) throw new Error("the browser allows no service worker");
  while (worker.state !== "activated") {
    if (worker.state === "redundant") throw new Error("the page cannot be kept");
    await new Promise((done) => worker.addEventListener("statechange", done, { once: true }));
  }
  return worker;
}

/** Delete the files of the page; its matches stay. */
export async function dropPage(): Promise<void> {
  await forgetFiles(page());
  changes++;
  kept.isKept = false;
}
