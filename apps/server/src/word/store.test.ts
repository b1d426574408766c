import { expect, it } from "vitest";
import { onBothEngines } from "../../test/engines.ts";
import { NOW, addExam, addUser } from "../../test/samples.ts";
import { examStore } from "../exam/store.ts";
import { wordStore } from "./store.ts";

const bare = { meaning: "", context: "", examId: undefined, now: NOW };
const FIRST = { page: 1, limit: 7 };

onBothEngines("the word store", (database) => {
  it("adds a word once, whatever its case, and finds it by word or meaning", async () => {
    const [userId, other] = [await addUser(database()), await addUser(database())];
    const words = wordStore(database());
    const added = await words.add(userId, { ...bare, text: "Memory", meaning: "기억" });
    expect(await words.add(userId, { ...bare, text: "memory" })).toBeNull();
    expect(await words.add(other, { ...bare, text: "memory" })).not.toBeNull();
    await words.add(userId, { ...bare, text: "skill", meaning: "기술" });
    const found = async (search: string) =>
      (await words.list(userId, search, FIRST)).list.map(({ text }) => text);
    expect(await found("")).toEqual(["skill", "Memory"]);
    expect(await found("MEM")).toEqual(["Memory"]);
    expect(await found("기술")).toEqual(["skill"]);
    expect(await words.edit(other, added?.id ?? 0, "x")).toBeNull();
    expect(await words.remove(other, added?.id ?? 0)).toBe(false);
    expect((await words.edit(userId, added?.id ?? 0, "추억"))?.meaning).toBe("추억");
    expect(await found("추억")).toEqual(["Memory"]);
    expect(await words.remove(userId, added?.id ?? 0)).toBe(true);
    expect(await found("")).toEqual(["skill"]);
  });

  it("stays when its exam goes, and does not point to another user's exam", async () => {
    const [userId, other] = [await addUser(database()), await addUser(database())];
    const words = wordStore(database());
    const [mine, theirs] = [await addExam(database(), userId), await addExam(database(), other)];
    expect((await words.add(userId, { ...bare, text: "a", examId: mine }))?.exam_id).toBe(mine);
    expect((await words.add(userId, { ...bare, text: "b", examId: theirs }))?.exam_id).toBeNull();
    await examStore(database()).remove(userId, mine);
    expect((await words.list(userId, "", FIRST)).list.map((word) => word.exam_id)).toEqual([
      null,
      null,
    ]);
  });
});
