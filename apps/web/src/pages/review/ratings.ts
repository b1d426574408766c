/** The four ratings of FSRS; their numbers are also their keys. */
export const RATINGS = [
  { rating: 1, name: "다시", color: "error" },
  { rating: 2, name: "어려움", color: "inherit" },
  { rating: 3, name: "알맞음", color: "primary" },
  { rating: 4, name: "쉬움", color: "success" },
] as const;
