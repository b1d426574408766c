/** Missed types that only a model proposes come back as items of the library, where there is no model. */
import { libraryShelf } from "@pulda/library/shelf";
import { fingerprintOf, type ItemContent } from "@pulda/question";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startServer, type TestServer, type Visitor } from "../../test/server.ts";

let server: TestServer;
let learner: Visitor;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  learner = server.visitor();
  await learner.signUp();
});

interface Question {
  readonly id: number;
  readonly type: string;
  readonly key: { readonly choice: number };
}
type Exam = {
  readonly passages: readonly { readonly text: string }[];
  readonly questions: readonly (Question & ItemContent)[];
};

const post = async (path: string, fields: object = {}) =>
  (await learner.post(`/api/v1/${path}`, fields, "json")).body;
const examOf = async (id: unknown) =>
  (await learner.get(`/api/v1/exam/${String(id)}`)).body.result as unknown as Exam;

const entries = [...libraryShelf().values()];
const withTypes = (...types: readonly string[]) =>
  entries.filter(({ proposals }) =>
    types.every((type) => proposals.some((proposal) => proposal.type === type)),
  );

/** Opens an example exam, and gives its text. */
async function open(slug: string): Promise<{ id: number; text: string }> {
  const { result } = await post("library/open", { slug });
  return { id: Number(result?.id), text: libraryShelf().get(slug)!.passage.text };
}

/** Answers every question of these types wrongly. */
async function miss(exam: number, ...types: readonly string[]): Promise<void> {
  const { questions } = await examOf(exam);
  const { result } = await post("attempt/start", { exam_id: exam, mode: "practice" });
  for (const { id, type, key } of questions)
    if (types.includes(type))
      await post(`attempt/answer/${String(result?.id)}`, {
        question_id: id,
        response: { choice: (key.choice % 5) + 1 },
      });
}

const review = (...types: readonly string[]) =>
  post("note/practice", { rules: types.map((type) => `type:${type}`) });
const reviewed = async (...types: readonly string[]) =>
  examOf((await review(...types)).result?.["exam_id"]);

it("has an item of each missed type, from texts other than that in which it was missed", async () => {
  const types = ["title", "implication"];
  const { id, text } = await open(withTypes(...types)[0]!.passage.slug);
  await miss(id, ...types);
  const { passages, questions } = await reviewed(...types);
  expect(questions.map(({ type }) => type).toSorted()).toEqual(types.toSorted());
  const texts = passages.map((passage) => passage.text);
  expect(new Set(texts).size).toBe(2);
  expect(texts).not.toContain(text);
  for (const one of texts) expect(entries.map(({ passage }) => passage.text)).toContain(one);
});

it("has another item each time, none of an example that is open, and ends with the library", async () => {
  const [first, other, ...rest] = withTypes("purpose");
  const { id } = await open(first!.passage.slug);
  await open(other!.passage.slug);
  await miss(id, "purpose");
  const asked = new Set<string>();
  for (const _ of rest) {
    const { passages, questions } = await reviewed("purpose");
    expect(passages.map(({ text }) => text)).not.toContain(other!.passage.text);
    asked.add(fingerprintOf(questions[0]!));
  }
  expect(asked.size).toBe(rest.length);
  expect((await review("purpose")).code).toBe(409);
});

it("has none that stands in an exam of the learner's, taken or not", async () => {
  const [first, ...others] = withTypes("mood");
  for (const { passage } of others) await open(passage.slug);
  const { id } = await open(first!.passage.slug);
  await miss(id, "mood");
  expect((await review("mood")).code).toBe(409);
});
