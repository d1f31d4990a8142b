/** Rows as CSV. */

/** Beginnings of a cell that spreadsheets would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: unknown): string {
  const text = String(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Return rows with the same fields as CSV, with a line of the names of the fields. */
export function toCsv(rows: readonly object[]): string {
  return [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
    .map((cells) => `${cells.map(cell).join(",")}\n`)
    .join("");
}
