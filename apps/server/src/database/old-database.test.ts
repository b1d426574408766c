/** A data base of version 0.1.0 is migrated, and all that its users had is there. */
import { expect, it } from "vitest";
import { inBothPlaces } from "../../test/engines.ts";
import { readAll } from "../../test/fixtures/read-all.ts";
import { OLD_PASSWORD, putOldDatabase, seenInOldDatabase } from "../../test/old-database.ts";
import { startServer } from "../../test/server.ts";
import { studyStore } from "../study/store.ts";

inBothPlaces("the data base of 0.1.0", (newPlace) => {
  it("answers every call as it did", async () => {
    const place = await newPlace();
    await putOldDatabase(place);
    const server = await startServer({}, undefined, place);
    for (const [email, before] of Object.entries(seenInOldDatabase())) {
      const visitor = server.visitor();
      await visitor.post("/api/v1/user/login", { email, password: OLD_PASSWORD });
      const seen = await readAll(async (path) => {
        const { body } = await visitor.get(path);
        if (body.code !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`);
        return body.result;
      });
      expect(lasting(seen)).toMatchObject(lasting(before));
    }
    await server.stop();
  });

  it("counts in 학습 현황 what was answered then", async () => {
    const place = await newPlace();
    await putOldDatabase(place);
    const { db, stop } = await startServer({}, undefined, place);
    const { id } = await db
      .selectFrom("user")
      .select("id")
      .where("email", "=", "first@example.com")
      .executeTakeFirstOrThrow();
    const { types, rules } = await studyStore(db).answers(id, { now: AFTER, zone: 540 }, 28);
    expect([total(types), total(rules)]).toEqual([111, 127]);
    const activity = await studyStore(db).activity(id, 540);
    expect(activity).toEqual([{ day: "2026-11-22", answers: 111, reviews: 8 }]);
    await stop();
  });
});

function total(days: readonly { total: number }[]): number {
  return days.reduce((sum, day) => sum + day.total, 0);
}

/** A moment soon after its users had answered. */
const AFTER = "2026-11-23T00:00:00.000Z";

/** An answer without the time at which it was given, and groups of the same size in one order. */
function lasting(answer: unknown): object {
  const kept = JSON.stringify(answer, (name, value: unknown) => {
    if (name === "now") return undefined;
    return isCounted(value) ? value.toSorted((a, b) => (a.id < b.id ? -1 : 1)) : value;
  });
  return JSON.parse(kept) as object;
}

function isCounted(value: unknown): value is { id: string; count: number }[] {
  return Array.isArray(value) && value.length > 0 && value.every((one) => "count" in Object(one));
}
