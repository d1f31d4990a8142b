import "@fontsource-variable/inter/wght.css";
import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { prefersLatinDigits } from "./cards/pattern.svelte.ts";
import { applySettings, settings } from "./settings.svelte.ts";
import { lastResort } from "./lastResort.ts";
import { Presses } from "./parts/presses.ts";
import { connection } from "./wire/connection.svelte.ts";
import { setLanguage, t } from "./words/words.svelte.ts";

/**
 * Start the client, unless the browser lacks features of the table layout. In that case first/first.js shows an
 * explanation.
 */
if (!("old" in document.documentElement.dataset)) await begin();

/** Return a name such as "Guest 471", without the directional isolates of right-to-left sentences. */
function guestName(): string {
  const number = 100 + Math.floor(Math.random() * 900);
  return t("web-guest", { number }).replace(/[\u2066-\u2069]/g, "");
}

async function begin(): Promise<void> {
  const target = document.getElementById("app") ?? document.body;
  try {
    new Presses().listen(window);
    applySettings();
    await setLanguage(settings.language, settings.pattern, prefersLatinDigits());
    settings.name ||= guestName();
    connection.newName = guestName;
    connection.start();
    mount(App, { target });
  } catch (error) {
    console.error(error);
    lastResort(target);
  }
}
