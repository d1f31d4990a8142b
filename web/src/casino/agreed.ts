/** What is agreed at a table of the Casino family. */
import type { Table } from "$/table/table.svelte.ts";
import type { CasinoAgreement } from "$/wire/types.ts";

export function agreedAt({ agreement }: Pick<Table, "agreement">): CasinoAgreement {
  if (agreement?.game !== "casino") throw new Error("no table of the Casino family");
  return agreement;
}
