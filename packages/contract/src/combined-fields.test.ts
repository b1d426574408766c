/** Fields that are right each by itself, and wrong together (`docs/security.md`). */
import { expect, it } from "vitest";
import { endpoints, type EndpointName } from "./index.ts";

const TEXT =
  "When a bee comes home, it dances on the comb in the dark. The dance tells the others where the flowers are. " +
  "They follow the dancer closely, and then they fly out in the direction that the dance has shown to them.";
const PICK = { passage: 0, type: "blank", at: 0 };
const OWN = { exam_id: 1, instruction: "고르시오." };
const LONG = "가".repeat(1900);

it.each<[EndpointName, object, object, string]>([
  [
    "examGenerate",
    { passages: [{ text: TEXT }], types: [{ type: "blank", count: 1 }] },
    { passages: [{ text: TEXT }], types: [] },
    "types",
  ],
  [
    "examGenerate",
    { passages: [{ text: TEXT }], types: "auto", picks: [PICK] },
    { passages: [{ text: TEXT }], types: "auto", picks: [{ ...PICK, passage: 1 }] },
    "picks.0.passage",
  ],
  [
    "questionCreate",
    { ...OWN, options: ["가", "나"], choice: 2 },
    { ...OWN, options: ["가", "나"], choice: 3 },
    "choice",
  ],
  [
    "questionCreate",
    { ...OWN, options: ["가", "나"], choice: 1 },
    { ...OWN, options: ["가", "가"], choice: 1 },
    "options",
  ],
  [
    "questionCreate",
    { ...OWN, type: "own-write", fields: [{ accepted: ["bee"] }] },
    { ...OWN, type: "own-write", options: ["가", "나"], choice: 1 },
    "fields",
  ],
  [
    "questionCreate",
    { ...OWN, type: "own-write", fields: [{ accepted: [LONG] }] },
    {
      ...OWN,
      type: "own-write",
      fields: [{ accepted: Array.from({ length: 11 }, (_, at) => `${LONG}${at}`) }],
    },
    "fields",
  ],
])("%s refuses what does not go together", (name, right, wrong, field) => {
  const { request } = endpoints[name];
  expect(request.safeParse(right).error?.issues).toBeUndefined();
  const { error } = request.safeParse(wrong);
  expect(error?.issues.map(({ path }) => path.join("."))).toContain(field);
});
