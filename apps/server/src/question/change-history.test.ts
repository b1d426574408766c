/** The change history: each exam has its own, and only its newest changes are kept. */
import { expect, it } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { addExam, addUser, ITEMS } from "../../test/sample-exam.ts";
import { examStore } from "../exam/store.ts";
import { findChange, formerContents, lastChange, recordChange } from "./change-history.ts";
import { writeContent } from "./question-json.ts";

const was = (at: number) => ({ position: 1, body: writeContent(ITEMS[at]!) });

onBothDatabases("the change history", (database) => {
  async function exam() {
    const userId = await addUser(database());
    const id = await addExam(database(), userId);
    const questions = (await examStore(database()).get(userId, id))?.questions ?? [];
    const record = (
      question_id: number,
      kind: "edit" | "regenerate" = "edit",
      former: { position: number; body: string } | null = null,
    ) => recordChange(database(), { exam_id: id, question_id, kind, former });
    return { userId, id, questions: questions.map((one) => one.id), record };
  }

  it("keeps the two hundred newest changes of an exam, and all of another", async () => {
    const [one, other] = [await exam(), await exam()];
    const [older] = [await other.record(other.questions[0]!)];
    const first = await one.record(one.questions[0]!);
    const second = await one.record(one.questions[0]!);
    for (let more = 0; more < 198; more++) await one.record(one.questions[0]!);
    expect(await findChange(database(), one.userId, first)).not.toBeNull();
    const last = await one.record(one.questions[0]!);
    expect(await findChange(database(), one.userId, first)).toBeNull();
    expect(await findChange(database(), one.userId, second)).not.toBeNull();
    expect(await findChange(database(), other.userId, older)).not.toBeNull();
    expect(await lastChange(database(), one.id)).toEqual({ id: last, kind: "edit" });
    expect(await lastChange(database(), other.id)).toEqual({ id: older, kind: "edit" });
  });

  it("finds a change for the exam's owner alone", async () => {
    const [one, other] = [await exam(), await exam()];
    const id = await one.record(one.questions[0]!);
    expect(await findChange(database(), one.userId, id)).toMatchObject({ id, exam_id: one.id });
    expect(await findChange(database(), other.userId, id)).toBeNull();
    expect(await findChange(database(), one.userId, id + 1)).toBeNull();
  });

  it("has what one question was before it was regenerated, in order", async () => {
    const { questions, record } = await exam();
    const [own = 0, other = 0] = questions;
    await record(own, "regenerate", was(2));
    await record(own, "edit", was(1));
    await record(other, "regenerate", was(3));
    await record(own, "regenerate", was(0));
    expect(await formerContents(database(), own)).toEqual([ITEMS[2], ITEMS[0]]);
  });
});
