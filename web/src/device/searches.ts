/**
 * Searches of bots in a worker of their own, so that the tables answer while an expert thinks. It runs the same script
 * as the worker with the tables, under the name `SEARCHES`, and ends with it.
 */
import type { DeviceFiles } from "./files.ts";
import type { SearchWorker } from "./pyodide.ts";

/** The name of the worker. */
export const SEARCHES = "searches";

/** The files that the worker starts with. */
export interface SearchFiles {
  /** The address of the folder `py/`. */
  folder: string;
  files: DeviceFiles;
}

/** A message to the worker; the first one has its files. */
export type ToSearches = SearchFiles | { search: number; request: string };

/** A message of the worker: that it has started, or the answer to a search, which is undefined if the search failed. */
export type FromSearches =
  { is: "ready" } | { is: "failed" } | { search: number; answer: string | undefined };

/** Let the first search start the worker. Without it, searches run where the tables are. */
export function provideSearches(python: SearchWorker, files: SearchFiles): void {
  python.provide(() => {
    const fail = (reason: unknown): void => {
      console.warn("no worker for the experts", reason);
      worker.terminate();
      python.fail();
    };
    const worker = new Worker(location.href, { type: "module", name: SEARCHES });
    worker.onerror = ({ message }) => fail(message);
    worker.onmessage = ({ data }: MessageEvent<FromSearches>) => {
      if ("search" in data) python.take(data.search, data.answer);
      else if (data.is === "failed") fail("it cannot start");
      else python.begin((search, request) => worker.postMessage({ search, request } satisfies ToSearches));
    };
    worker.postMessage(files satisfies ToSearches);
  });
}
