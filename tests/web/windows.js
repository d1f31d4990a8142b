// What a page with a table shows in its window: sizes, and what is wrong, as sentences.
async ({ seats, least }) => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame); // sizes follow the window
  const SLACK = 1.5;
  const problems = new Set();
  const root = document.scrollingElement;
  if (root.scrollHeight > innerHeight + SLACK) problems.add(`the page is ${root.scrollHeight} px high`);
  if (root.scrollWidth > innerWidth + SLACK) problems.add(`the page is ${root.scrollWidth} px wide`);

  /** What is scrolled within its place; words and results may be, and cards of which there are too many. */
  for (const each of document.querySelectorAll("main :not(.over, .over *, [data-deal-score], [data-deal-score] *, .prompt *, .crowded)"))
    if (each.scrollHeight > each.clientHeight + SLACK && /auto|scroll/.test(getComputedStyle(each).overflowY))
      problems.add(`scrolled: ${each.className} (${each.scrollHeight} px in ${each.clientHeight})`);

  const box = (left, top, right, bottom) => ({ left, top, right, bottom });
  const boxOf = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return box(left, top, right, bottom);
  };
  const seen = (selector, within = document) =>
    [...within.querySelectorAll(selector)].filter((each) => {
      const { width, height } = each.getBoundingClientRect();
      return width > 1 && height > 1 && each.checkVisibility({ visibilityProperty: true });
    });
  /** What of the window an element may be drawn in: nothing outside of what cuts it off or is scrolled. */
  const frameOf = (element) => {
    let frame = box(0, 0, innerWidth, innerHeight);
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each);
      const { left, top, right, bottom } = each.getBoundingClientRect();
      if (overflowX !== "visible")
        frame = box(Math.max(frame.left, left), frame.top, Math.min(frame.right, right), frame.bottom);
      if (overflowY !== "visible")
        frame = box(frame.left, Math.max(frame.top, top), frame.right, Math.min(frame.bottom, bottom));
    }
    return frame;
  };
  const nameOf = (element) =>
    element.dataset.card ?? element.dataset.move ?? (element.textContent.trim().replace(/\s+/g, " ").slice(0, 24) || element.className);
  const isWhole = (element) => {
    const at = boxOf(element);
    const frame = frameOf(element);
    return (
      at.left >= frame.left - SLACK && at.right <= frame.right + SLACK && at.top >= frame.top - SLACK && at.bottom <= frame.bottom + SLACK
    );
  };
  const cover = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 * SLACK &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2 * SLACK;

  const sheet = document.querySelector("dialog[open]");
  const over = document.querySelector("main .end > .over, main [data-deal-score]");
  const own = seen("main [data-hand], main [data-desk=arrange] [data-card]");
  const plates = seen("main .seat, main [data-seat]");
  const cards = seen("main .card").filter(
    (each) => !own.some((card) => card.contains(each)) && !each.closest(".seat, .fan, .up"),
  );
  const words = seen("main .prompt .inside > *:not(.watching):not(:empty), main .watching > *, main .calls > *, main .note, main .direction, main .fact, main .said, .around > .words > *:not(:empty)");
  const buttons = seen("main button:not([data-hand], [data-item], [data-card]), main .foot .mark");
  const bar = seen(".page > header .ib, .page > .line > *");
  const groups = sheet
    ? { sheet: [sheet], question: seen(".ask, .ask button", sheet) }
    : over
    ? { panel: [over], button: seen("button:not(summary *), a.btn", over), total: seen(".scores > div, .ways tr", over), bar }
    : { hand: own, seat: plates, card: cards, words, button: buttons, bar };

  for (const [kind, elements] of Object.entries(groups))
    for (const each of elements) if (!isWhole(each)) problems.add(`${kind} cut off: ${nameOf(each)}`);

  /** A control in sight is under the finger that is put on it; what is scrolled out of its frame is not in sight. */
  const controls = "button, a[href], input:not([type=radio], [type=checkbox]), select, summary, label:has(input)";
  for (const each of seen(controls, sheet ?? document)) {
    if ((over && !over.contains(each)) || each.closest(".tray, .moves") || each.matches("[data-hand], [data-card]")) continue;
    const { left, top, right, bottom } = boxOf(each);
    const frame = frameOf(each);
    for (const [x, y] of [[0.5, 0.5], [0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]]) {
      const [at, down] = [left + (right - left) * x, top + (bottom - top) * y];
      if (at < frame.left || at > frame.right || down < frame.top || down > frame.bottom) continue;
      const hit = document.elementFromPoint(at, down);
      if (hit && (each.contains(hit) || hit.contains(each) || hit.closest(".ask"))) continue;
      problems.add(`control ${nameOf(each)} is covered by ${hit ? hit.className || nameOf(hit) : "nothing"}`);
    }
  }

  if (!over && !sheet) {
    const laid = Object.entries(groups).flatMap(([kind, elements]) =>
      elements
        .filter((each) => kind !== "button" || !each.closest(".prompt, .tray"))
        .map((element) => ({ kind, element, at: boxOf(element) })),
    );
    for (const [i, one] of laid.entries())
      for (const other of laid.slice(i + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        if (one.kind === other.kind && !["seat", "words", "bar"].includes(one.kind)) continue;
        if (cover(one.at, other.at))
          problems.add(`${one.kind} ${nameOf(one.element)} lies on ${other.kind} ${nameOf(other.element)}`);
      }

    if (plates.length !== seats) problems.add(`${plates.length} seats of ${seats}`);
    const scores = plates.filter((plate) => seen(".score", plate).length).length;
    if (scores !== seats) problems.add(`${scores} scores of ${seats}`);

    for (const each of seen("main .seat :is(.dealer, .face)"))
      for (const other of seen("b, .score", each.closest(".seat")))
        if (cover(boxOf(each), boxOf(other))) problems.add(`${each.className} lies on ${nameOf(other)}`);

    for (const card of own) {
      if (card.offsetWidth < least.width - 0.5 || card.offsetHeight < least.height - 0.5)
        problems.add(`own card of ${Math.round(card.offsetWidth)}x${Math.round(card.offsetHeight)}`);
      const at = boxOf(card);
      let { right, bottom } = at;
      for (const each of own.slice(own.indexOf(card) + 1)) {
        if (!each.closest("[data-tray], .hand")?.contains(card)) continue; // what lies beside it is told of as an overlap
        const other = boxOf(each);
        if (other.left > at.left + 1 && Math.abs(other.top - at.top) < 24) right = Math.min(right, other.left);
        else if (other.top >= at.top + 24) bottom = Math.min(bottom, other.top);
      }
      if (bottom - at.top < least.shown) problems.add(`only ${Math.round(bottom - at.top)} px of ${nameOf(card)} are seen`);
      if (right - at.left < least.shown) problems.add(`only ${Math.round(right - at.left)} px of ${nameOf(card)} are seen`);
      const hit = document.elementFromPoint((at.left + right) / 2, (at.top + bottom) / 2);
      if (!card.contains(hit)) problems.add(`a finger on ${nameOf(card)} finds ${hit?.className ?? "nothing"}`);
    }
  }

  for (const name of seen("main .seat b, main .seat small, main figcaption, aside th, aside td, aside th *, aside td *"))
    if (name.scrollWidth > name.clientWidth + 1 && getComputedStyle(name).overflowX !== "visible")
      problems.add(`cut: ${nameOf(name)}`);
  /** Of a list of deals, which may be longer than its place, the last ones count; of all else every row. */
  const listed = (row) => {
    const rows = row.closest("[data-list] tbody")?.rows;
    return rows && [...rows].indexOf(row) < rows.length - least.deals;
  };
  for (const row of seen("aside .score tr"))
    if (!listed(row) && !isWhole(row)) problems.add(`row cut off: ${nameOf(row)}`);
  if (over)
    for (const each of bar) if (cover(boxOf(over), boxOf(each))) problems.add(`the panel lies on ${nameOf(each)}`);

  /** Of HTML elements; what is drawn within them as SVG has no such sizes. */
  const smallest = (elements, of) => {
    const sizes = elements.map(of).filter(Number.isFinite);
    return sizes.length ? Math.min(...sizes) : null;
  };
  const cloth = document.querySelector("main").getBoundingClientRect();
  const area = ({ left, top, right, bottom }) => (right - left) * (bottom - top);
  const used = [...own, ...cards, ...plates, ...words].reduce((sum, each) => sum + area(boxOf(each)), 0);
  return {
    card: own.length ? [smallest(own, (each) => each.offsetWidth), smallest(own, (each) => each.offsetHeight)] : null,
    table: smallest(cards.filter((each) => each.closest(".loose, .builds, .stage, .plain, .lies")), (each) => each.offsetWidth),
    used: used / (cloth.width * cloth.height),
    problems: [...problems],
  };
}
