/** Who makes exams, and who gives them. */
import { expect, it } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { give, shareStores, START } from "../../test/shares.ts";
import { addExam, addUser } from "../../test/sample-exam.ts";
import { makerStore } from "./maker-store.ts";

onBothDatabases("what a user does as a maker", (database) => {
  const of = async (userId: number) => {
    const store = makerStore(database());
    return [await store.makes(userId), await store.gives(userId)];
  };
  const stores = () => ({ db: database(), ...shareStores(database()) });

  it("is nothing at first, whatever others do", async () => {
    const [userId, teacher] = [await addUser(database()), await addUser(database())];
    await give(stores(), teacher);
    expect(await of(userId)).toEqual([false, false]);
    expect(await of(teacher)).toEqual([true, true]);
  });

  it("is making where an exam is of her own: neither an example, nor a review, nor a copy that is given", async () => {
    const userId = await addUser(database());
    const exam = await addExam(database(), userId);
    const change = (values: { purpose?: "set" | "review" | "given"; is_example?: number }) =>
      database().updateTable("exam").set(values).where("id", "=", exam).execute();
    expect(await of(userId)).toEqual([true, false]);
    await change({ purpose: "review" });
    expect(await of(userId)).toEqual([false, false]);
    await change({ purpose: "given" });
    expect(await of(userId)).toEqual([false, false]);
    await change({ purpose: "set", is_example: 1 });
    expect(await of(userId)).toEqual([false, false]);
  });

  it("is giving where a class is taught, her own or another's", async () => {
    const { classes } = stores();
    const [owner, other] = [await addUser(database()), await addUser(database())];
    const group = await classes.create(owner, "1반", START);
    expect([await of(owner), await of(other)]).toEqual([
      [false, true],
      [false, false],
    ]);
    const invited = await classes.inviteTeacher(owner, (group as { id: number }).id, START);
    await classes.joinAsTeacher(other, invited!.token, START);
    expect(await of(other)).toEqual([false, true]);
  });
});
