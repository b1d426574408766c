import { expect, it } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { addExam, addUser } from "../../test/sample-exam.ts";
import { prepare } from "./prepared.ts";

interface Values {
  readonly title: string;
  readonly id: number;
}

onBothDatabases("a prepared query", (database) => {
  it("is asked with other values each time, beside those that it always has", async () => {
    const db = database();
    const userId = await addUser(db);
    const ids = [await addExam(db, userId, "가"), await addExam(db, userId, "나")];
    const find = prepare(db, ({ title, id }: Values) =>
      db
        .selectFrom("exam")
        .select("title")
        .where("id", "=", id)
        .where("state", "=", "ready")
        .where("title", "=", title),
    );
    const titles = async (values: Values) => (await find(values)).rows.map((row) => row.title);
    expect(await titles({ id: ids[0]!, title: "가" })).toEqual(["가"]);
    expect(await titles({ id: ids[1]!, title: "가" })).toEqual([]);
    expect(await titles({ id: ids[1]!, title: "나" })).toEqual(["나"]);
  });

  it("belongs to the transaction that it is given", async () => {
    const db = database();
    const id = await addExam(db, await addUser(db), "전");
    const rename = prepare(db, (values: Values) =>
      db.updateTable("exam").set({ title: values.title }).where("id", "=", values.id),
    );
    const undone = db.transaction().execute(async (transaction) => {
      expect((await rename({ id, title: "후" }, transaction)).numAffectedRows).toBe(1n);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    const row = await db.selectFrom("exam").select("title").where("id", "=", id).executeTakeFirst();
    expect(row?.title).toBe("전");
  });

  it("cannot leave out a value that it was built with", () => {
    const db = database();
    expect(() =>
      prepare(db, ({ title }: Values) =>
        db.selectFrom("exam").select("id").where("title", "=", `${title.length}`),
      ),
    ).toThrow();
    expect(() =>
      prepare(db, ({ title }: Values) =>
        db
          .selectFrom("exam")
          .select("id")
          .$if(title === "", (exams) => exams.limit(1)),
      ),
    ).toThrow("title");
  });
});
