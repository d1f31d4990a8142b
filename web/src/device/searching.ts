/** The worker of searches: Python with the bots alone, which answers the requests of the worker with the tables. */
import { startSearches } from "./python.ts";
import type { FromSearches, ToSearches } from "./searches.ts";

const tell = (message: FromSearches): void => postMessage(message);

/** Start when the files are named, and answer requests. */
export function answerSearches(): void {
  let answer: ((request: string) => string) | null = null;
  onmessage = async ({ data }: MessageEvent<ToSearches>) => {
    if ("search" in data) {
      const { search, request } = data;
      try {
        tell({ search, answer: answer?.(request) });
      } catch (error) {
        console.warn(error);
        tell({ search, answer: undefined });
      }
      return;
    }
    try {
      answer = await startSearches(new URL(data.folder), data.files);
      tell({ is: "ready" });
    } catch (error) {
      console.warn(error);
      tell({ is: "failed" });
    }
  };
}
