/** Files that the browser saves among its downloads. */

/** Time in milliseconds for which a browser may need the content of a file. */
const KEPT_MS = 10_000;

/** Save a text, JSON unless another type is given, as a file. */
export function saveFile(name: string, text: string, type = "application/json"): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
