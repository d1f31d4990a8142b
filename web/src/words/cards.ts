/** Cards in sentences: `4♥ 10♦` as the server writes them. */

const SUITS: Record<string, string> = { "♠": "s", "♥": "h", "♦": "d", "♣": "c" };
const CARD = /(10|[2-9AKQJ])([♠♥♦♣])/gu;

export type Piece = { text: string } | { cards: string[] } | { build: string[] };

/** The card that `10♦` names: `Td`. */
function named(rank: string, suit: string): string {
  return (rank === "10" ? "T" : rank) + (SUITS[suit] ?? "");
}

function cardsIn(text: string): string[] {
  return [...text.matchAll(CARD)].map((found) => named(found[1] ?? "", found[2] ?? ""));
}

/** A sentence as text and runs of cards; what stands in brackets is a build. */
export function pieces(sentence: string): Piece[] {
  const run = /\[(?:(?:10|[2-9AKQJ])[♠♥♦♣]\s?)+\]|(?:10|[2-9AKQJ])[♠♥♦♣](?:\s(?:10|[2-9AKQJ])[♠♥♦♣])*/gu;
  const found: Piece[] = [];
  let at = 0;
  for (const match of sentence.matchAll(run)) {
    if (match.index > at) found.push({ text: sentence.slice(at, match.index) });
    found.push(match[0].startsWith("[") ? { build: cardsIn(match[0]) } : { cards: cardsIn(match[0]) });
    at = match.index + match[0].length;
  }
  if (at < sentence.length) found.push({ text: sentence.slice(at) });
  return found;
}

/** The sentence with every card said by `speak`. */
export function spokenCards(sentence: string, speak: (card: string) => string): string {
  return sentence
    .replace(/[[\]]/g, " ")
    .replace(/([♠♥♦♣])\s(?=(?:10|[2-9AKQJ])[♠♥♦♣])/gu, "$1, ")
    .replace(CARD, (_, rank: string, suit: string) => speak(named(rank, suit)));
}
