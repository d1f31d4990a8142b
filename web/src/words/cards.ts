/** Cards in sentences: `4♥ 10♦` as the server writes them, Rook cards as `10r`. */

const SUITS: Record<string, string> = { "♠": "s", "♥": "h", "♦": "d", "♣": "c" };
const SUITED = "(?:10|[2-9AKQJ])[♠♥♦♣]";
const ONE = `(?:${SUITED}|(?:10|[1-9])[brgy](?![\\p{L}\\p{N}]))`;
/**
 * Any other word. It is tried after a card and consumed whole, so `10r` within a longer word is not a card. (Safari
 * has no lookbehind before 16.4.)
 */
const WORD = `(?<word>(?:(?!${SUITED})[\\p{L}\\p{N}])+)`;
const CARD = new RegExp(`${ONE}|${WORD}`, "gu");
const RUN = new RegExp(`\\[(?:${ONE}\\s?)+\\]|${ONE}(?:\\s${ONE})*|[♠♥♦♣]|${WORD}`, "gu");

type Piece = { text: string } | { cards: string[] } | { build: string[] } | { suit: string; symbol: string };

/** Return the card for `10♦`: `Td`. */
function cardName(text: string): string {
  const rank = text.slice(0, -1);
  const suit = text.slice(-1);
  return (rank === "10" ? "T" : rank) + (SUITS[suit] ?? suit);
}

/** Return a card as sentences write it: `10♦` for `Td`. */
export function writtenCard(card: string): string {
  const suit = Object.entries(SUITS).find(([, each]) => each === card.slice(-1))?.[0] ?? card.slice(-1);
  return card.slice(0, -1).replace("T", "10") + suit;
}

function cardsIn(text: string): string[] {
  return [...text.matchAll(CARD)].filter(({ groups }) => !groups?.word).map(([found]) => cardName(found));
}

function pieceOf(found: string): Piece {
  const suit = SUITS[found];
  if (suit) return { suit, symbol: found };
  return found.startsWith("[") ? { build: cardsIn(found) } : { cards: cardsIn(found) };
}

/** Split a sentence into text, runs of cards and suit signs; brackets enclose a build. */
export function pieces(sentence: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of sentence.matchAll(RUN)) {
    if (match.groups?.word) continue;
    if (match.index > at) found.push({ text: sentence.slice(at, match.index) });
    found.push(pieceOf(match[0]));
    at = match.index + match[0].length;
  }
  if (at < sentence.length) found.push({ text: sentence.slice(at) });
  return found;
}

/**
 * Return the sentence with every run of cards and every build spoken by `speak`, `separator` between two builds, and no
 * sign before the name of a suit.
 */
export function spokenCards(
  sentence: string,
  speak: (cards: readonly string[]) => string,
  separator: string,
): string {
  return pieces(sentence.replace(/\]\s*\[/g, `]${separator}[`))
    .map((piece) => {
      if ("text" in piece) return piece.text;
      return "suit" in piece ? piece.symbol : speak("build" in piece ? piece.build : piece.cards);
    })
    .join("")
    .replace(/[♠♥♦♣]\s+(?=\p{L})/gu, "");
}
