import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ModelTask } from "@pulda/model/asking";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Post } from "./post.ts";
import { takeFurther, type Outcome } from "./round.ts";
import { summary } from "./summary.ts";

const TEXT =
  "For a long time, people assumed that bees find flowers by color alone. Recent experiments suggest something more surprising. Flowers carry a weak electric charge, and a bee that flies through the air becomes charged as well. When the bee lands, the charge of the flower changes for a few minutes. Other bees can sense this change with the tiny hairs on their bodies. As a result, they know that the flower has just been visited and that little nectar is left.";

const TASK: ModelTask = { type: "topic", passage: 0, text: TEXT, level: 4, seed: 1, avoid: [] };

const distractor = (text: string) => ({
  text,
  why: "글은 이 점을 말하지 않아요.",
  trap: "'charge'라는 말만 보고 고르기 쉬워요.",
});

const PROPOSAL = {
  refuse: "",
  key: {
    text: "electric signals by which flowers inform insects of recent guests",
    why: "꽃의 전하가 바뀌어 다른 벌이 방문 사실을 안다고 했어요.",
    evidence: ["Other bees can sense this change with the tiny hairs on their bodies."],
  },
  distractors: [
    distractor("bright colors by which flowers attract insects from far away"),
    distractor("tiny hairs with which insects protect themselves against rain"),
    distractor("electric dangers that insects face when landing on flowers"),
    distractor("careful methods by which insects store nectar for the winter"),
  ],
  difficulty: "middle",
};

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "letters-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** One run of the script; then the names of the letters that wait. */
async function run(): Promise<{ outcome: Outcome; waiting: string[] }> {
  const post = new Post(folder);
  const outcome = await takeFurther(TASK, "A1", post, "judge");
  const files = post.writeWaiting(20).map(({ file }) => readFileSync(join(folder, file), "utf8"));
  const waiting = files.flatMap((text) =>
    [...text.matchAll(/^=+ (\S+) =+$/gmu)].map(([, name = ""]) => name),
  );
  return { outcome, waiting };
}

function answer(file: string, answers: Record<string, unknown>): void {
  mkdirSync(join(folder, "answers"), { recursive: true });
  writeFileSync(join(folder, "answers", file), JSON.stringify(answers));
}

/** Answers each letter by the number of the option that holds some words. */
function choose(names: readonly string[], words: string): void {
  const answers = names.map((name) => {
    const letter = readFileSync(join(folder, "letters", `${name}.md`), "utf8");
    const line = letter.split("\n").find((one) => /^[①-⑤]/u.test(one) && one.includes(words));
    return [name, { answer: "①②③④⑤".indexOf(line?.[0] ?? "") + 1, others: [], flaw: "" }];
  });
  answer(`choose-${names[0]}.json`, Object.fromEntries(answers));
}

test("an item goes as far as its answers, with all solvings of one round at once", async () => {
  const first = await run();
  expect(first.waiting).toEqual([expect.stringMatching(/^propose-[0-9a-f]{10}$/u)]);
  answer("round-1.json", { [first.waiting[0]!]: PROPOSAL });

  const second = await run();
  expect(second.waiting.map((name) => name.split("-")[0]).toSorted()).toEqual([
    "guess",
    "guess",
    "solve",
    "solve",
  ]);
  choose(
    second.waiting.filter((name) => name.startsWith("solve")),
    "electric signals",
  );
  choose(
    second.waiting.filter((name) => name.startsWith("guess")),
    "bright colors",
  );

  const { outcome, waiting } = await run();
  expect(waiting).toEqual([]);
  expect(outcome.done).toMatchObject({
    passage: "A1",
    type: "topic",
    q: expect.stringContaining("주제"),
    item: {
      proof: {
        model: { proposer: "judge", solved: 2, guessed: { tries: 2, hits: 0 }, repairs: 0 },
      },
    },
  });
  expect(outcome.exchanges.map(({ purpose }) => purpose)).toEqual([
    "propose",
    "solve",
    "solve",
    "guess",
    "guess",
  ]);
});

test("no file that waits holds two letters about one item", async () => {
  const first = await run();
  answer("round-1.json", { [first.waiting[0]!]: PROPOSAL });
  await run();
  expect(readdirSync(join(folder, "waiting")).toSorted()).toEqual([
    "guess-reader1-1.md",
    "guess-reader3-1.md",
    "solve-reader1-1.md",
    "solve-reader3-1.md",
  ]);
});

test("a flawed proposal is asked to be mended once, and is then refused with its check", async () => {
  const { waiting } = await run();
  const flawed = { ...PROPOSAL, key: { ...PROPOSAL.key, evidence: ["Bees love to dance."] } };
  answer("round-1.json", { [waiting[0]!]: flawed });
  const again = await run();
  expect(again.waiting).toEqual([expect.stringMatching(/^repair-/u)]);
  // beside its letter, as the model printed it
  writeFileSync(join(folder, "letters", `${again.waiting[0]}.answer.json`), "I am sorry!");
  const { outcome } = await run();
  expect(outcome.done).toMatchObject({ item: null, refused: { check: "form" } });
  expect(summary(["topic", "gist"], [outcome.done!]).split("\n")).toEqual([
    "type     wanted    passed  (repaired)   refused   waiting  refused by",
    "topic         1         0         0         1         0    form 1",
    "gist          1         0         0         0         1",
    "all           2         0         0         1         1    form 1",
  ]);
});

test("a file of answers that cannot be read is named", () => {
  mkdirSync(join(folder, "answers"));
  writeFileSync(join(folder, "answers", "broken.json"), "{");
  expect(() => new Post(folder)).toThrow(/broken\.json is no JSON/u);
});
