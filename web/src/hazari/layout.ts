/** The size and arrangement of a hand's cards in four trays. Widths and heights are in pixels. */

export interface Fit {
  /** Trays in one column with labels beside the cards, or in two columns with labels above. */
  columns: 1 | 2;
  /** Width of a card. `step` is the distance between the left edges of neighbours. */
  card: number;
  step: number;
  /** Width of the label beside the cards. */
  label: number;
  /** Cards in no tray: in one row, or in two, of which the second covers the first except for its indices. */
  loose: { card: number; step: number; rows: 1 | 2; row: number };
}

/**
 * The least card width in pixels: a finger needs 44 by 62 pixels, and a covered card must show 24 pixels for its
 * index.
 */
export const MIN_CARD = 44.5;
export const MIN_STEP = 24;
const TALL = 1.4;
const MAX_CARD = 150;
const MAX_LOOSE = 64;
const IN_TRAY = 4;
const GAP = 4;
const PADDING = 16;
/** Height of the label above the cards: one line, or two if there is room. */
const LABEL_HEIGHT = { little: 28, roomy: 48 };
/** Visible height of a covered row. */
const ROW = 30;

/** Return the best arrangement of the trays in a space with this number of loose cards. */
export function fit(room: { width: number; height: number }, loose: number): Fit {
  const lying = layOutLoose(room.width, loose);
  const below = loose ? (lying.rows - 1) * lying.row + lying.card * TALL + 12 : 0;
  const gap = room.width >= 640 && room.height >= 300 ? 12 : 6;
  const inset = gap === 12 ? { x: 28, y: 16 } : { x: PADDING, y: 4 };
  const label = room.width < 560 ? 92 : 180;
  const above = gap === 12 ? LABEL_HEIGHT.roomy : LABEL_HEIGHT.little;
  const height = room.height - (loose ? below + gap : 0);
  const fitIn = (columns: 1 | 2): Fit => {
    const rows = IN_TRAY / columns;
    const tray = {
      width: (room.width - gap * (columns - 1)) / columns,
      height: (height - gap * (rows - 1)) / rows,
    };
    const wide = tray.width - inset.x - (columns === 1 ? label + 14 : 0);
    const high = tray.height - inset.y - (columns === 2 ? above : 0);
    const most = Math.min(high / TALL, Math.max(MIN_CARD, (wide - GAP * (IN_TRAY - 1)) / IN_TRAY), MAX_CARD);
    const card = Math.max(MIN_CARD, most);
    return { columns, card, step: Math.min(card + GAP, (wide - card) / (IN_TRAY - 1)), label, loose: lying };
  };
  const rows = fitIn(1);
  const squares = fitIn(2);
  return layoutScore(squares, height, above) > layoutScore(rows, height, above) ? squares : rows;
}

/**
 * Return the score of a layout. Larger cards are better, and overlapping cards are better than cards that stick out
 * of their tray; if they must, the layout in which they stick out least is best.
 */
function layoutScore({ columns, card, step }: Fit, height: number, above: number): number {
  const needed = (IN_TRAY / columns) * (card * TALL + (columns === 2 ? above : 0));
  const beyond = Math.max(0, needed - height);
  return (beyond ? -1000 - 10 * beyond : 0) + (step < MIN_STEP ? -1000 : 0) + Math.min(card, step * 1.1);
}

function layOutLoose(width: number, loose: number): Fit["loose"] {
  const inner = width - 12;
  for (const rows of [1, 2] as const) {
    const beside = Math.max(2, Math.ceil(loose / rows));
    const card = Math.max(MIN_CARD, Math.min(MAX_LOOSE, inner / beside - GAP));
    const step = Math.min(card + GAP, (inner - card) / (beside - 1));
    if (step >= MIN_STEP || rows === 2) return { card, step, rows, row: ROW };
  }
  throw new Error("no rows");
}
