import type { Family } from "$/table/family.ts"; import { family as casino } from "$/casino/family.ts"; export const family: Family = casino;
