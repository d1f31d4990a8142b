import "@fontsource-variable/inter/wght.css";
import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { applySettings, settings } from "./settings.svelte.ts";
import { connection } from "./wire/connection.svelte.ts";
import { speak, t } from "./words/words.svelte.ts";

applySettings();
await speak(settings.language, settings.pattern);
settings.name ||= t("web-guest", { number: 100 + Math.floor(Math.random() * 900) });
connection.start();
mount(App, { target: document.getElementById("app") ?? document.body });
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");
