/** A list of the administration, which the server sends in pages. */

/** Number of rows in a page. */
export const PAGE = 100;

export class Pages<Row extends { id: string }> {
  /** The rows so far, newest first; null before the first page. */
  rows = $state.raw<readonly Row[] | null>(null);
  isWhole = $state(true);
  readonly #read: (before: string) => Promise<readonly Row[]>;
  readonly #fail: (error: unknown) => void;

  /** Read the first page. `read` returns the rows before that with an id, the newest for "". */
  constructor(read: (before: string) => Promise<readonly Row[]>, fail: (error: unknown) => void) {
    this.#read = read;
    this.#fail = fail;
    void this.more();
  }

  /** Read the next page. Return false if it cannot be read. */
  async more(): Promise<boolean> {
    try {
      const page = await this.#read(this.rows?.at(-1)?.id ?? "");
      this.rows = [...(this.rows ?? []), ...page];
      this.isWhole = page.length < PAGE;
      return true;
    } catch (error) {
      this.#fail(error);
      return false;
    }
  }

  /** Return all rows; null if a page cannot be read. */
  async all(): Promise<readonly Row[] | null> {
    while (!this.isWhole) if (!(await this.more())) return null;
    return this.rows;
  }

  /** Remove a row that has been deleted. */
  remove(id: string): void {
    this.rows = this.rows?.filter((row) => row.id !== id) ?? null;
  }
}
