/** How many items an exam gets where its types are chosen automatically. A module without zod. */

/** For each passage, or `total` of the whole exam. */
export type Amount = "few" | "normal" | "many" | { readonly total: number };

/** How many items of each passage an amount stands for. */
export const ITEMS_PER_PASSAGE = { few: 3, normal: 4, many: 6 } as const;
