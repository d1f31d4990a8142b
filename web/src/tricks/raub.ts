/** Raub at the table. */
import { tricksFamily } from "./family.ts";

export const family = tricksFamily(() => "AKQJT987");
