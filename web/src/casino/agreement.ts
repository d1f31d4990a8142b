/** The agreement and the position of a table in the Casino family. */
import type { Table } from "$/table/table.svelte.ts";
import type { CasinoAgreement, CasinoView } from "$/wire/types.ts";

export function agreedAt({ agreement }: Pick<Table<"casino">, "agreement">): CasinoAgreement {
  if (!agreement) throw new Error("nothing is agreed yet");
  return agreement;
}

export function viewAt({ view }: Table<"casino">): CasinoView {
  if (!view) throw new Error("there is no position yet");
  return view;
}
