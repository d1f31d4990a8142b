/* Runs first and in every browser, so it is written in ES5 (tools/first.ts inlines it in the page). It shows the
   first screen with the reader's settings, and an explanation where the client cannot run. */
(function () {
  var WORDS = __WORDS__;
  var CATALOGUES = __CATALOGUES__;
  var root = document.documentElement;
  var kept = settings();
  var language = spoken();
  root.lang = language;
  root.dir = WORDS[language].dir;
  var isDark = kept.theme === "dark";
  if (kept.theme !== "dark" && kept.theme !== "light" && window.matchMedia)
    isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.setAttribute("data-theme", isDark ? "dark" : "light");
  if (kept.cloth) root.setAttribute("data-cloth", kept.cloth);
  var address = root.hasAttribute("data-site") ? location.hash : location.pathname;
  root.setAttribute("data-first", /^#?\/t\//.test(address) ? "table" : "page");

  if (!isNew()) {
    root.setAttribute("data-old", "");
    whenRead(sayOld);
    return;
  }
  /* The reader's catalogues are fetched together with the program. */
  (CATALOGUES[language] || []).forEach(function (href) {
    var link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.appendChild(link);
  });
  /* A file of the program failed to load or parse before anything was rendered. */
  addEventListener(
    "error",
    function (event) {
      var of = event.target;
      if (!root.getAttribute("data-line") && (of === window || (of && of.tagName === "SCRIPT")))
        whenRead(sayFailed);
    },
    true,
  );

  function settings() {
    try {
      return JSON.parse(localStorage.getItem("virado-settings")) || {};
    } catch (error) {
      return error && {}; // no storage, or unusable contents
    }
  }

  function spoken() {
    /* Like settingsOf: a language that the page took from the browser follows it. */
    if (WORDS[kept.language] && kept.language !== kept.takenLanguage) return kept.language;
    var tags = navigator.languages || [navigator.language || ""];
    for (var i = 0; i < tags.length; i++) {
      var tag = /^[a-z]*/.exec(tags[i].toLowerCase())[0];
      if (WORDS[tag]) return tag;
    }
    for (var first in WORDS) return first;
  }

  /** Return true if the browser has modules and the features of the table layout (tools/minimum.ts). */
  function isNew() {
    return (
      "noModule" in document.createElement("script") &&
      !!(window.CSS && CSS.supports) &&
      CSS.supports("container-type", "inline-size") &&
      CSS.supports("selector(:has(*))")
    );
  }

  function whenRead(say) {
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", say);
    else say();
  }

  /** Show the sentence in every language, the reader's first. */
  function sayOld() {
    var said = saying();
    if (!said) return;
    said.appendChild(paragraph(language, WORDS[language].old));
    for (var tag in WORDS) if (tag !== language) said.appendChild(paragraph(tag, WORDS[tag].old));
  }

  function sayFailed() {
    var said = saying();
    if (!said) return;
    said.appendChild(paragraph(language, WORDS[language].failed));
    var again = document.createElement("a");
    again.href = location.href;
    /* On a static page the link alone would load nothing, because the route is in its hash. */
    again.onclick = function () {
      location.reload();
      return false;
    };
    again.appendChild(document.createTextNode(WORDS[language].again));
    said.appendChild(again);
  }

  function saying() {
    var first = document.getElementById("first");
    if (!first) return null;
    root.setAttribute("data-first", "page");
    first.removeAttribute("aria-hidden");
    first.className = "says";
    var said = document.getElementById("first-says");
    said.setAttribute("role", "alert");
    while (said.firstChild) said.removeChild(said.firstChild);
    return said;
  }

  function paragraph(tag, text) {
    var made = document.createElement("p");
    made.lang = tag;
    made.dir = WORDS[tag].dir;
    made.appendChild(document.createTextNode(text));
    return made;
  }
})();
