/**
 * The page of a client that cannot render. It is shown in every language, because catalogues may be missing and the
 * language setting may be damaged.
 */
import words from "virtual:last-resort";
import { linkTo } from "./site.ts";
import { KEYS } from "./storage.ts";
import { Language } from "./wire/generated/lists.ts";
import { preferredLanguages } from "./words/preferred.ts";

/** Delete this client's data in the browser. The user stays signed in. */
export function forgetKept(): void {
  for (const where of ["localStorage", "sessionStorage"] as const)
    try {
      const storage = window[where];
      for (const key of Object.keys(storage)) if (key.startsWith(KEYS)) storage.removeItem(key);
    } catch {
      // storage is not available
    }
}

/** Return the browser's preferred languages, then the others, each once. */
function languages(): Language[] {
  return [...new Set([...preferredLanguages(), ...Language])];
}

/** Show in an element the message that the page cannot be rendered, with buttons that may help. */
export function lastResort(place: Element): void {
  const main = document.createElement("main");
  main.style.cssText =
    "max-inline-size:36rem;margin:auto;padding:24px;font:16px/1.5 system-ui,sans-serif;display:grid;gap:24px";
  for (const language of languages()) {
    const { says, reload, forget } = words[language];
    const section = document.createElement("section");
    section.lang = language;
    section.dir = "auto";
    const text = document.createElement("p");
    text.textContent = says;
    section.append(
      text,
      button(reload, () => location.reload()),
      button(forget, () => {
        forgetKept();
        history.replaceState(null, "", linkTo("/"));
        location.reload();
      }),
    );
    main.append(section);
  }
  main.firstElementChild?.setAttribute("role", "alert");
  document.getElementById("first")?.remove();
  place.replaceChildren(main);
}

function button(label: string, press: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = label;
  made.style.cssText = [
    "min-block-size:44px;margin-block:8px 0;margin-inline-end:8px;padding:4px 14px;font:inherit;color:inherit",
    "background:none;border:1.5px solid;border-radius:10px;cursor:pointer",
  ].join(";");
  made.addEventListener("click", press);
  return made;
}
