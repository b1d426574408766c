/** A life and a notice: of such texts 내용 일치 and 언급되지 않은 것 are made. */
import type { Sample } from "./sample.ts";

export const FACTS: readonly Sample[] = [
  {
    kind: "life",
    title: "A life",
    text: "Clara Whitmore was born in 1867 in a small fishing town in Nova Scotia. Her father, a ship's carpenter, taught her to read maps before she could write her own name. When she was twelve, the family moved to Boston, where she worked in a shoe factory during the day and attended evening classes. At the age of twenty-one, she entered Smith College with the help of a scholarship. After graduating in 1892, she became a science teacher at a girls' high school in Chicago. In 1901 she published her first book, a guide to the birds of the Great Lakes. It sold more than fifty thousand copies. She never married and spent every summer collecting plants on Isle Royale. In 1915 she became the first woman to lead the Midwest Botanical Society. She died in 1938 at the age of seventy-one. A species of wild iris was named after her.",
  },
  {
    kind: "notice",
    title: "A notice",
    text: [
      "Lakeview Kite Festival",
      "Come and fill the sky with colors of your own!",
      "When: Saturday, April 18, 10 a.m. – 4 p.m.",
      "Where: Lakeview Park, North Field",
      "Tickets",
      "- Adults: $6",
      "- Students with ID: $4",
      "- Children under 5: free",
      "Kite-Making Class",
      "- Sign up on our website by April 10.",
      "- Only 30 places are available, on a first-come, first-served basis.",
      "- All materials and lunch are included.",
      "Notes",
      "- If it rains, the festival will be held on April 25.",
      "- Dogs are welcome on a leash.",
      "- Drones are not allowed.",
    ].join("\n"),
  },
];
