/** Particulars that speak of one thing, and those of which one may show that another was changed. */

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  price: [
    "price",
    "fee",
    "free",
    "free-under",
    "free-for",
    "group-price",
    "group-discount",
    "discount",
    "course",
    "advance",
    "half",
  ],
  prize: ["prize"],
  age: ["ages", "least-age", "accompanied", "not-under", "consent", "grades", "rule-anyone"],
  signing: [
    "how",
    "tickets",
    "rule-no-online",
    "deadline",
    "need",
    "on-the-day",
    "first-come",
    "drawn",
    "rule-walk-in",
    "capacity",
  ],
  entries: ["one-entry", "many-entries"],
  sending: ["entry-deadline", "entry-how", "format", "returned"],
  results: ["winners-day", "winners-how", "results"],
  day: ["date", "period", "weekly", "monthly", "daily"],
  hours: ["doors", "hours", "opening", "starts", "lasting", "closed", "early"],
  given: ["included", "provided", "given", "everyone", "borrowed", "bring", "wear"],
  payment: ["cash", "rule-cards", "rule-both"],
  food: ["food", "rule-own-food", "rule-sold-food", "rule-glass"],
};

const GROUP_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(GROUPS).flatMap(([group, ids]) => ids.map((id) => [id, group] as const)),
);

/** @example groupOf("price-성인") // "price" */
export function groupOf(id: string): string {
  return GROUP_OF.get(id) ?? GROUP_OF.get(id.split("-")[0]!) ?? id;
}

const CONTRADICTING: readonly (readonly string[])[] = [
  ["ages", "least-age", "accompanied", "not-under", "consent", "grades", "rule-anyone"],
  ["need", "on-the-day", "rule-walk-in", "deadline", "first-come", "drawn"],
  ["how", "entry-how", "tickets", "rule-no-online", "on-the-day"],
  ["free", "fee", "price", "course", "advance", "discount", "free-for"],
  ["date", "period", "weekly", "monthly", "daily"],
  ["one-entry", "many-entries"],
  ["winners-day", "winners-how", "results", "drawn"],
  ["included", "provided", "given", "everyone", "borrowed", "bring"],
  ["cash", "rule-cards", "rule-both"],
  ["food", "rule-own-food", "rule-sold-food"],
  ["opening", "closed", "daily"],
  ["rule-deposit", "rule-deposit-back"],
  ["pets", "rule-pets-home", "rule-dogs-home"],
  ["wheels", "rule-accessible"],
];

/** Whether a reader who sees both in a list may tell that one of them was changed. */
export function mayContradict(one: string, other: string): boolean {
  const [a, b] = [one, other].map((id) => [id, id.split("-")[0]!]);
  // prices of two groups say nothing of each other
  if (a![1] === "price" && b![1] === "price") return false;
  return CONTRADICTING.some(
    (group) => a!.some((id) => group.includes(id)) && b!.some((id) => group.includes(id)),
  );
}
