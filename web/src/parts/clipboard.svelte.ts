/**
 * Copying a text. Browsers offer the clipboard API in secure contexts only, not on a local network without https.
 * There the older command copies; if that fails, too, the text is selected, to be copied by hand.
 */
import { announce } from "$/table/announce.svelte.ts";
import { t } from "$/words/words.svelte.ts";

/** Time for which a button confirms the copy, in milliseconds. */
const SAID_MS = 2500;

/** Copy a text. Return true if that was possible. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

/** Copy the selection by `document.execCommand("copy")`. */
function copyByCommand(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  area.readOnly = true;
  area.setAttribute("aria-hidden", "true");
  // The field is out of sight, with text so large that no phone zooms in.
  area.style.cssText = "position:fixed;inset:0 auto auto 0;opacity:0;font-size:16px";
  // Nothing outside an open dialog can be selected.
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

/** Select the text of an element or a field. */
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

  /** Copy a text and announce the result; if it failed, select the displayed text. */
  async copy(text: string, shown?: HTMLElement): Promise<void> {
    clearTimeout(this.#timer);
    this.state = (await copyText(text)) ? "copied" : "failed";
    if (this.state === "copied") this.#timer = setTimeout(() => (this.state = ""), SAID_MS);
    else if (shown) select(shown);
    announce(t(this.state === "copied" ? "web-seating-copied" : "web-copy-failed"));
  }
}
