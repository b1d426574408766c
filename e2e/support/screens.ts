/** The two sizes that every journey of importance is made on. */
export const SCREENS = [
  ["a phone", { width: 360, height: 740 }],
  ["a wide screen", { width: 1440, height: 900 }],
] as const;
