/** Rows as CSV. */

/** Beginnings of a cell that spreadsheets would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: unknown): string {
  const text = String(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Return rows as CSV with a line of field names. */
export function toCsv<F extends string>(rows: readonly Record<F, unknown>[], fields: readonly F[]): string {
  return [fields, ...rows.map((row) => fields.map((field) => row[field]))]
    .map((cells) => `${cells.map(cell).join(",")}\n`)
    .join("");
}
