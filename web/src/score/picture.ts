/**
 * A picture of a score sheet: title, date and winners, then a row for each side with its points in each deal and its
 * total.
 */

interface SheetRow {
  name: string;
  points: string[];
  total: string;
}

export interface Sheet {
  title: string;
  /** Date and number of deals. */
  facts: string;
  /** The sentence about the winners; empty before the end. */
  winners: string;
  rows: readonly SheetRow[];
}

const WIDTH = 1080;
const MARGIN = 48;
const LINE = 64;
/** Maximum number of deals in the picture, the last ones. */
const MOST_DEALS = 8;

/** Return a PNG of a score sheet. Colours and fonts are those of the page. */
export async function drawSheet(
  { title, facts, winners, rows }: Sheet,
  isRtl: boolean,
): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  const above = winners ? 3 : 2;
  canvas.height = 2 * MARGIN + LINE * (rows.length + above + 0.5);
  const context = canvas.getContext("2d");
  if (!context) return null;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  const font = (size: number, weight: number): string => `${weight} ${size}px ${style.fontFamily}`;
  context.fillStyle = colour("--surface");
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.direction = isRtl ? "rtl" : "ltr";
  context.textBaseline = "middle";
  const put = (text: string, x: number, y: number, align: CanvasTextAlign, room: number): void => {
    context.textAlign = align;
    context.fillText(text, isRtl ? WIDTH - x : x, y, room);
  };
  context.fillStyle = colour("--ink");
  context.font = font(44, 700);
  put(title, MARGIN, MARGIN + LINE / 2, "start", WIDTH - 2 * MARGIN);
  if (winners) {
    context.font = font(36, 700);
    put(winners, MARGIN, MARGIN + LINE * 1.5, "start", WIDTH - 2 * MARGIN);
  }
  context.fillStyle = colour("--ink-2");
  context.font = font(28, 400);
  put(facts, MARGIN, MARGIN + LINE * (above - 0.5), "start", WIDTH - 2 * MARGIN);
  const deals = Math.min(MOST_DEALS, rows[0]?.points.length ?? 0);
  const ends = WIDTH - MARGIN;
  const column = 72;
  rows.forEach(({ name, points, total }, at) => {
    const y = MARGIN + LINE * (at + above + 1);
    context.fillStyle = colour("--line");
    context.fillRect(MARGIN, y - LINE / 2, WIDTH - 2 * MARGIN, 2);
    context.fillStyle = colour("--ink");
    context.font = font(34, 500);
    put(name, MARGIN, y, "start", ends - 140 - deals * column - MARGIN);
    context.font = font(28, 400);
    points.slice(-deals || points.length).forEach((each, deal) => {
      put(each, ends - 140 - (deals - 1 - deal) * column, y, "end", column - 8);
    });
    context.font = font(40, 700);
    put(total, ends, y, "end", 130);
  });
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}
