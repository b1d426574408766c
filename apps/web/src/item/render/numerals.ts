/** How a circled numeral stands in a line: the interface's face draws it small. */
export const numeral = { fontSize: "1.2em", lineHeight: 1 } as const;
