/** A database of version 0.1.0 is migrated, and all that its users had is there. */
import type { ExamDocument } from "@pulda/contract";
import type { ItemContent } from "@pulda/question";
import { expect, it } from "vitest";
import { inBothLocations } from "../../test/databases.ts";
import { readAll } from "../../test/fixtures/read-all.ts";
import { OLD_PASSWORD, putOldDatabase, seenInOldDatabase } from "../../test/old-database.ts";
import { startServer } from "../../test/server.ts";
import { studyStore } from "../study/store.ts";

inBothLocations("the database of 0.1.0", (newLocation) => {
  it("answers every call as it did", async () => {
    const location = await newLocation("empty");
    await putOldDatabase(location);
    const server = await startServer({}, undefined, location);
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

  it("migrates items to the present form, and keeps every occurrence of a rule", async () => {
    const location = await newLocation("empty");
    await putOldDatabase(location);
    const server = await startServer({}, undefined, location);
    const before = seenInOldDatabase()["first@example.com"]!;
    const visitor = server.visitor();
    const email = "first@example.com";
    await visitor.post("/api/v1/user/login", { email, password: OLD_PASSWORD });
    const read = async <T>(path: string) => (await visitor.get(path)).body.result as T;

    const exams = Object.keys(before).filter((path) => /^\/api\/v1\/exam\/\d+$/.test(path));
    const proofs: string[] = [];
    const broken: unknown[] = [];
    for (const path of exams) {
      const exam = await read<ExamDocument>(path);
      broken.push(...exam.broken);
      proofs.push(...exam.questions.map((item) => `${item.type}\t${provenBy(item)}`));
    }
    expect(broken).toEqual([]);
    // Recorded when the engine still made the same items, and each migrated proof was the one that it made.
    await expect(`${proofs.join("\n")}\n`).toMatchFileSnapshot(
      "../../test/fixtures/migrated-proofs.txt",
    );

    const lessons = Object.keys(before).filter((path) => /\/grammar\/(?!list)/.test(path));
    for (const path of lessons) {
      const { occurrences } = await read<Lesson>(path);
      const { occurrences: known } = before[path] as Lesson;
      expect(occurrences).toEqual(expect.arrayContaining(known));
    }
    await server.stop();
  });

  it("counts the old answers in 학습 현황", async () => {
    const location = await newLocation("empty");
    await putOldDatabase(location);
    const { db, stop } = await startServer({}, undefined, location);
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

interface Lesson {
  readonly occurrences: unknown[];
}

/** What the migration puts into another form: rules, places, words, how the item is reviewed. */
function provenBy({ proof }: ItemContent): string {
  if (proof.kind === "author") return "author";
  if (proof.kind === "word") return JSON.stringify([proof.rules, proof.word]);
  const { rules, places, words, review } = proof;
  return JSON.stringify({ rules, places, words, review });
}

function total(days: readonly { total: number }[]): number {
  return days.reduce((sum, day) => sum + day.total, 0);
}

/** A moment soon after its users had answered. */
const AFTER = "2026-11-23T00:00:00.000Z";

/** What moves with time, what the migration puts into another form, and its field of another name. */
const OUTSIDE: ReadonlySet<string> = new Set(["now", "proof", "occurrences", "rivals"]);

/**
 * An answer without what is another with every call or by now: the time at which it was given, the order of
 * groups of the same size, the proofs, whose form is tested for itself, and the word that stood in a rule.
 */
function lasting(answer: unknown): object {
  const kept = JSON.stringify(answer, (name, value: unknown) => {
    if (OUTSIDE.has(name)) return undefined;
    if (isOldSpan(value)) return { block: value.block, start: value.from, end: value.to };
    if (isCounted(value)) return value.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    if (name !== "rules" || !Array.isArray(value)) return value;
    return value.map((rule: unknown) =>
      typeof rule === "string" ? rule.replace(/^meaning:.*/u, "meaning") : rule,
    );
  });
  return JSON.parse(kept) as object;
}

function isCounted(value: unknown): value is { id: string; count: number }[] {
  return Array.isArray(value) && value.length > 0 && value.every((one) => "count" in Object(one));
}

/** A span of a block as 0.1.0 said it. */
function isOldSpan(value: unknown): value is { block: number; from: number; to: number } {
  return typeof value === "object" && value !== null && "block" in value && "from" in value;
}
