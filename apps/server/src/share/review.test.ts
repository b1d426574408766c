/** After a share: each student's review and the class's next exam, of real items. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { libraryShelf } from "@pulda/library/shelf";
import { ESSAY, STORY } from "../../../../e2e/support/passages.ts";
import { startServer, type TestServer, type Visitor } from "../../test/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const post = async (caller: Visitor, path: string, fields: object = {}) =>
  (await caller.post(`/api/v1/${path}`, fields, "json")).body;

interface Question {
  readonly id: number;
  readonly shape: string;
  readonly blocks: readonly object[];
}

it("gives each student new items on what she missed, and makes the next exam of what most missed", async () => {
  const teacher = server.visitor();
  await teacher.signUp("teacher@example.com");
  const made = await post(teacher, "exam/generate", {
    title: "단원 평가",
    passages: [{ text: ESSAY }, { text: STORY }],
    types: [
      { type: "grammar-error", count: 2 },
      { type: "grammar-choice", count: 2 },
    ],
    seed: 1,
  });
  const given = await post(teacher, "share/create", {
    exam_id: made.result!.id,
    show_answers: "now",
    show_explanations: "now",
  });
  const share = given.result!;
  const [one, other] = [server.visitor(), server.visitor()];
  for (const [at, guest] of [one, other].entries()) {
    const { token } = share;
    await post(guest, "guest/enter", { token, name: `학생 ${at}`, number: `${at}` });
    const begun = (await post(guest, "share/start", { token })).result!;
    const keys = (await teacher.get(`/api/v1/share/questions/${share.id}`)).body
      .result as unknown as { item: { id: number; key: { choice: number } } }[];
    // The first student misses the first question, the second one all of them.
    for (const [number, { item }] of keys.entries()) {
      const isRight = at === 0 && number > 0;
      const choice = isRight ? item.key.choice : (item.key.choice % 5) + 1;
      await post(guest, `attempt/answer/${begun.id}`, {
        question_id: item.id,
        response: { choice },
      });
    }
    await post(guest, `attempt/submit/${begun.id}`);
  }

  const review = await post(teacher, "share/review", { share_id: share.id, count: 5 });
  expect(review.result).toMatchObject({ kind: "review", mode: "practice", taker_count: 2 });
  const token = review.result!["token"];
  const begin = async (guest: Visitor) =>
    (await post(guest, "share/start", { token })).result!["questions"] as unknown as Question[];
  const [first, second] = [await begin(one), await begin(other)];
  expect(first.length).toBeGreaterThan(0);
  expect(second.length).toBeGreaterThan(first.length - 1);
  const texts = JSON.stringify([first, second]);
  // From other passages: what can be remembered teaches nothing.
  for (const sentence of [ESSAY.slice(0, 40), STORY.slice(0, 40)])
    expect(texts).not.toContain(sentence);
  const rules = (await teacher.get(`/api/v1/share/board/${share.id}`)).body.result!["rules"];
  expect(JSON.stringify(rules)).toContain("missed");

  // Who did not enter the share finds nothing in the review.
  const stranger = server.visitor();
  const entered = await post(stranger, "guest/enter", { token, name: "모르는 사람", number: "9" });
  expect(entered.result).toMatchObject({ refusal: "나에게 온 문항이 없어요." });

  const next = await post(teacher, "share/next", { share_id: share.id, count: 4 });
  expect(next.code).toBe(200);
  const exam = (await teacher.get(`/api/v1/exam/${next.result!["exam_id"]}`)).body.result!;
  expect(exam["title"]).toBe("단원 평가 다음");
  expect((exam["questions"] as unknown as Question[]).length).toBe(next.result!["question_count"]);
});

it("says why there is nothing to review", async () => {
  const teacher = server.visitor();
  await teacher.signUp("other@example.com");
  const made = await post(teacher, "exam/generate", {
    passages: [{ text: ESSAY }],
    types: [{ type: "grammar-error", count: 1 }],
  });
  const given = await post(teacher, "share/create", { exam_id: made.result!.id });
  for (const path of ["share/review", "share/next"]) {
    const refused = await post(teacher, path, { share_id: given.result!.id });
    expect([refused.code, refused.message]).toEqual([409, "아직 제출한 학생이 없어요."]);
  }
});

it("gives an item of the library for a missed type that only a model proposes", async () => {
  const teacher = server.visitor();
  await teacher.signUp("library@example.com");
  const { passage } = [...libraryShelf().values()].find(({ proposals }) =>
    proposals.some(({ type }) => type === "title"),
  )!;
  const example = await post(teacher, "library/open", { slug: passage.slug });
  const given = await post(teacher, "share/create", {
    exam_id: example.result!.id,
    show_answers: "now",
    show_explanations: "now",
  });
  const { token, id } = given.result!;
  const guest = server.visitor();
  await post(guest, "guest/enter", { token, name: "학생", number: "1" });
  const begun = (await post(guest, "share/start", { token })).result!;
  const questions = (await teacher.get(`/api/v1/share/questions/${id}`)).body.result as unknown as {
    item: { id: number; type: string; key: { choice: number } };
  }[];
  // all is right but the title
  for (const { item } of questions)
    await post(guest, `attempt/answer/${begun.id}`, {
      question_id: item.id,
      response: item.type === "title" ? { choice: (item.key.choice % 5) + 1 } : rightOf(item),
    });
  await post(guest, `attempt/submit/${begun.id}`);
  const review = await post(teacher, "share/review", { share_id: id, count: 2 });
  expect(review.result).toMatchObject({ kind: "review", taker_count: 1 });
  const asked = (await post(guest, "share/start", { token: review.result!["token"] })).result!;
  const items = asked["questions"] as unknown as (Question & { type: string })[];
  expect(items.map(({ type }) => type)).toEqual(["title", "title"]);
  expect(JSON.stringify(items[0])).not.toBe(JSON.stringify(items[1]));
  expect(JSON.stringify(items)).not.toContain(JSON.stringify(passage.text));
});

/** The right answer to an item of any shape. */
function rightOf({ key }: { readonly key: object }): object {
  if ("accepted" in key) return { texts: (key.accepted as string[][]).map(([first]) => first) };
  return "orders" in key ? { order: (key.orders as number[][])[0] } : key;
}
