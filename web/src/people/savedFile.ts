/** The file with everything that a page without a server keeps: its tables, and the settings of the browser. */
import { adoptIdentity } from "$/seating/identity.ts";
import { isOnDevice } from "$/site.ts";
import { fieldsOf, KEYS, parseJson } from "$/storage.ts";
import { connection } from "$/wire/connection.svelte.ts";
import { call, HttpError } from "$/wire/http.ts";

const KIND = "device";
const VERSION = 1;
/** The pause before a request is sent again that came too soon, and the number of attempts. */
const PAUSE_MS = 1500;
const ATTEMPTS = 20;

/** The content of a file. `tables` are JSON texts, which the server or the worker checks. */
export interface SavedFile {
  name: string;
  settings: Record<string, string>;
  tables: string[];
}

/** The number of tables that were added, were there already, or could not be opened. */
export interface Opened {
  added: number;
  present: number;
  refused: number;
}

/** Return the text of a file, given the tables as a JSON list. */
export function writeSaved(tables: string): string {
  const settings = Object.entries(localStorage).filter(([key]) => key.startsWith(KEYS));
  const head = {
    virado: KIND,
    version: VERSION,
    name: connection.me?.name ?? "",
    settings: Object.fromEntries(settings),
  };
  return `${JSON.stringify(head).slice(0, -1)},"tables":${tables}}`;
}

/** Return the content of a file; null if it is not one that `writeSaved` wrote. */
export function readSaved(text: string): SavedFile | null {
  const found = fieldsOf(parseJson(text));
  if (found?.virado !== KIND || found.version !== VERSION || !Array.isArray(found.tables)) return null;
  const settings = Object.entries(fieldsOf(found.settings) ?? {}).flatMap(([key, value]) =>
    key.startsWith(KEYS) && typeof value === "string" ? [[key, value] as const] : [],
  );
  return {
    name: typeof found.name === "string" ? found.name : "",
    settings: Object.fromEntries(settings),
    tables: found.tables.map((table) => JSON.stringify(table)),
  };
}

/**
 * Add the tables of a file, and on a page without a server its settings. `onProgress` gets the number of tables done.
 * Throws TypeError if nothing answers, and HttpError if no table can be added at all.
 */
export async function openSaved(file: SavedFile, onProgress: (done: number) => void): Promise<Opened> {
  if (!connection.me) adoptIdentity(await call("guest", {}, { name: file.name }));
  if (isOnDevice)
    for (const [key, newValue] of Object.entries(file.settings)) {
      localStorage.setItem(key, newValue);
      dispatchEvent(new StorageEvent("storage", { key, newValue }));
    }
  const opened: Opened = { added: 0, present: 0, refused: 0 };
  for (const [at, table] of file.tables.entries()) {
    opened[await addTable(table)]++;
    onProgress(at + 1);
  }
  return opened;
}

async function addTable(table: string): Promise<keyof Opened> {
  for (let left = ATTEMPTS; ; left--)
    try {
      return (await call("add-match", {}, table)).is_new ? "added" : "present";
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      if (error.code === "too-fast" && left) await new Promise((done) => setTimeout(done, PAUSE_MS));
      else if (["bad-request", "bad-record", "bad-options", "request-too-long"].includes(error.code))
        return "refused";
      else throw error;
    }
}
