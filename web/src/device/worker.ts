/** The worker of a static page. */
import type { FromWorker } from "./messages.ts";

postMessage({ is: "failed", message: "" } satisfies FromWorker);
