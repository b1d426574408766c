/** The order of an exam's questions. */
import { expect, it } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { addExam, addUser } from "../../test/sample-exam.ts";
import { arrangeQuestions } from "./positions.ts";

onBothDatabases("questions in another order", (database) => {
  it("lose those that are left out, in their own exam alone", async () => {
    const userId = await addUser(database());
    const [before, examId, behind] = [
      await addExam(database(), userId),
      await addExam(database(), userId),
      await addExam(database(), userId),
    ];
    const inOrder = async (id: number) => {
      const rows = database().selectFrom("question").select(["id", "position"]);
      const found = await rows.where("exam_id", "=", id).orderBy("position").execute();
      return found.map((row) => [row.id, row.position]);
    };
    const others = async () => [await inOrder(before), await inOrder(behind)];
    const untouched = await others();
    const [first, second, third, fourth] = (await inOrder(examId)).map(([id]) => id);
    await arrangeQuestions(database(), examId, [4, 1, 3]);
    expect(await inOrder(examId)).toEqual([
      [fourth, 1],
      [first, 2],
      [third, 3],
    ]);
    await arrangeQuestions(database(), examId, [1, 2, 3]);
    expect((await inOrder(examId)).map(([id]) => id)).toEqual([fourth, first, third]);
    expect((await inOrder(examId)).map(([id]) => id)).not.toContain(second);
    expect(await others()).toEqual(untouched);
  });
});
