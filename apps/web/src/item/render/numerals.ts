/** The size of a circled numeral: the interface's font has small ones. */
export const numeral = { fontSize: "1.2em", lineHeight: 1 } as const;
