/** The messages between a static page and its worker, which contains the tables and the bots. */

/**
 * A message to the worker. `path` includes the query; `body` is a JSON text. The answer to `save` has all tables, and
 * `forget` deletes everything that the worker has stored.
 */
export type ToWorker =
  | { do: "save"; call: number }
  | { do: "forget"; call: number }
  | { do: "open"; line: number }
  | { do: "send"; line: number; text: string }
  | { do: "close"; line: number }
  | {
      do: "call";
      call: number;
      method: string;
      path: string;
      language: string;
      body: string | null;
    };

/**
 * A message of the worker. `received` and `total` are in bytes; `kept` is false if the browser stores nothing, and
 * `isNew` true if it had stored nothing before; `space` says whether the last change could be stored; `forgotten` tells
 * that another tab has deleted everything.
 */
export type FromWorker =
  | { is: "opened"; line: number }
  | { is: "message"; line: number; text: string }
  | { is: "closed"; line: number }
  | { is: "answer"; call: number; status: number; body: string }
  | { is: "progress"; received: number; total: number }
  | { is: "ready" }
  | { is: "failed"; message: string; isDamaged: boolean }
  | { is: "storage"; kept: boolean; isNew: boolean }
  | { is: "space"; isFull: boolean }
  | { is: "forgotten" };
