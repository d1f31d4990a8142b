/** Files that the browser saves among its downloads. */

/** Time in milliseconds for which a browser may need the content of a file. */
const KEPT_MS = 10_000;

/** Save a JSON text as a file. */
export function saveFile(name: string, json: string): void {
  const address = URL.createObjectURL(new Blob([json], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
