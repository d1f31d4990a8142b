/**
 * Copying a text. Browsers offer their clipboard to secure contexts only, which a server in a local network without
 * https is not; there the older command copies, and where that fails too the text is selected, to be copied by hand.
 */
import { announce } from "$/table/announce.svelte.ts";
import { t } from "$/words/words.svelte.ts";

/** Time for which a button says that something was copied, in milliseconds. */
const SAID_MS = 2500;

/** Copy a text; returns whether that was possible. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

/** `document.execCommand("copy")`, which takes what is selected. */
function copyByCommand(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  area.readOnly = true;
  area.setAttribute("aria-hidden", "true");
  // Out of sight, with letters so large that no phone zooms in.
  area.style.cssText = "position:fixed;inset:0 auto auto 0;opacity:0;font-size:16px";
  // Outside of an open dialog nothing can be selected.
  (before?.closest("dialog") ?? document.body).append(area);
  area.select();
  let isCopied = false;
  try {
    isCopied = document.execCommand("copy");
  } catch {
    // the browser does not have the command
  }
  area.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return isCopied;
}

/** Mark the text of an element, or in a field, as a person would to copy it. */
export function select(shown: HTMLElement): void {
  if (shown instanceof HTMLInputElement) {
    shown.focus();
    shown.select();
  } else getSelection()?.selectAllChildren(shown);
}

/** The result of copying a text, for its button. */
export class ClipboardCopy {
  state = $state<"" | "copied" | "failed">("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Copy a text, and say aloud whether it was copied; if not, mark where it is shown. */
  async copy(text: string, shown?: HTMLElement): Promise<void> {
    clearTimeout(this.#timer);
    this.state = (await copyText(text)) ? "copied" : "failed";
    if (this.state === "copied") this.#timer = setTimeout(() => (this.state = ""), SAID_MS);
    else if (shown) select(shown);
    announce(t(this.state === "copied" ? "web-seating-copied" : "web-copy-failed"));
  }
}
