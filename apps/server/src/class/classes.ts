/** The store of classes: lists of students, and who teaches them. */
import {
  MAX_MEMBERS,
  type ClassDocument,
  type ClassResult,
  type ClassSummary,
} from "@pulda/contract";
import { sql, type Transaction } from "kysely";
import type { Database } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { conflict, invalid, notFound, type Failure } from "../http/failure.ts";
import type { Remover } from "../removal/remover.ts";
import { discardShares } from "../share/discard-shares.ts";
import type { ShareStore } from "../share/shares.ts";
import { teachesClass } from "../share/shares.ts";
import { CODE_LIFETIME_MS, newCode, newToken } from "../share/tokens.ts";
import { comparableName } from "./comparable-name.ts";

export const NO_CLASS = notFound("반을 찾을 수 없어요.");
const NO_TEACHER = notFound("선생님을 찾을 수 없어요.");
const ENOUGH = conflict("반은 200개까지 만들 수 있어요. 지난 반을 지우고 다시 만들어 주세요.");
const FULL = conflict(`한 반은 ${MAX_MEMBERS}명까지예요.`);
const IS_TEACHER = conflict("가르치는 반에는 학생으로 들어갈 수 없어요.");
const TAKEN = invalid(
  "name",
  "그 이름과 번호로 이미 다른 사람이 들어와 있어요. 이름과 번호를 확인하고 선생님께 알려 주세요.",
);

const MAX_CLASSES = 200;
const MAX_SHARES_SHOWN = 100;
const DAY_MS = 86_400_000;
const TEACHER_TOKEN_LIFETIME_MS = 7 * DAY_MS;

interface Person {
  readonly name: string;
  readonly number: string;
}

type ClassKey = { readonly token: string } | { readonly code: string };

export interface ClassStore {
  create(userId: number, title: string, now: number): Promise<ClassSummary | Failure>;
  edit(userId: number, id: number, title: string): Promise<boolean>;
  /** By its owner: with its list, its shares, and all that was done with them. */
  remove(userId: number, id: number): Promise<boolean>;
  list(userId: number): Promise<ClassSummary[]>;
  get(userId: number, id: number, now: number): Promise<ClassDocument | null>;
  addMembers(
    userId: number,
    id: number,
    members: readonly Person[],
  ): Promise<{ added: number; known: number } | Failure>;
  editMember(userId: number, memberId: number, person: Person): Promise<boolean>;
  removeMember(userId: number, memberId: number): Promise<boolean>;
  invite(
    userId: number,
    id: number,
    on: boolean,
    now: number,
  ): Promise<Pick<ClassDocument, "token" | "code" | "code_expires_at"> | null>;
  find(key: ClassKey, now: number): Promise<{ id: number; title: string } | null>;
  isMember(id: number, userId: number): Promise<boolean>;
  join(userId: number, id: number, person: Person, now: number): Promise<ClassSummary | Failure>;
  leave(userId: number, id: number): Promise<boolean>;
  inviteTeacher(
    userId: number,
    id: number,
    now: number,
  ): Promise<{ token: string; expires_at: string } | null>;
  joinAsTeacher(userId: number, token: string, now: number): Promise<ClassSummary | Failure>;
  removeTeacher(userId: number, id: number, teacherId: number): Promise<true | Failure>;
}

export function classStore(db: Database, remover: Remover, shares: ShareStore): ClassStore {
  const summaries = () =>
    db
      .selectFrom("class")
      .select(["class.id", "class.title", "class.created_at"])
      .select((from) => [
        from
          .selectFrom("class_member")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .whereRef("class_member.class_id", "=", "class.id")
          .as("member_count"),
        from
          .selectFrom("share")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .whereRef("share.class_id", "=", "class.id")
          .as("share_count"),
      ]);

  async function summary(userId: number, id: number): Promise<ClassSummary | Failure> {
    return (await store.list(userId)).find((one) => one.id === id) ?? NO_CLASS;
  }

  /** The class of a student that the user teaches. */
  async function classOfMember(userId: number, memberId: number): Promise<number | null> {
    const member = await db
      .selectFrom("class_member")
      .select("class_id")
      .where("id", "=", memberId)
      .executeTakeFirst();
    if (!member || !(await teachesClass(db, userId, member.class_id))) return null;
    return member.class_id;
  }

  const store: ClassStore = {
    async create(userId, title, now) {
      const id = await db.transaction().execute(async (transaction) => {
        const { count } = await transaction
          .selectFrom("class")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .where("user_id", "=", userId)
          .executeTakeFirstOrThrow();
        if (count >= MAX_CLASSES) return ENOUGH;
        const added = await transaction
          .insertInto("class")
          .values({ user_id: userId, title, created_at: iso(now) })
          .returning("id")
          .executeTakeFirstOrThrow();
        return added.id;
      });
      return typeof id === "number" ? summary(userId, id) : id;
    },

    async edit(userId, id, title) {
      if (!(await teachesClass(db, userId, id))) return false;
      await db.updateTable("class").set({ title }).where("id", "=", id).execute();
      return true;
    },

    async remove(userId, id) {
      const own = await db
        .selectFrom("class")
        .select("id")
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .executeTakeFirst();
      if (!own) return false;
      // Until none is left: another may be given meanwhile.
      for (;;) {
        const given = await db.transaction().execute(async (transaction) => {
          await lock(transaction, userId, id);
          const rows = await transaction
            .selectFrom("share")
            .select("id")
            .where("class_id", "=", id)
            .execute();
          if (rows.length === 0)
            await transaction.deleteFrom("class").where("id", "=", id).execute();
          return rows.map((share) => share.id);
        });
        if (given.length === 0) break;
        await discardShares(db, remover, given);
      }
      return true;
    },

    async list(userId) {
      const [own, taught, joined] = [
        await summaries().where("class.user_id", "=", userId).execute(),
        await summaries()
          .innerJoin("class_teacher", "class_teacher.class_id", "class.id")
          .where("class_teacher.user_id", "=", userId)
          .execute(),
        await summaries()
          .innerJoin("class_member as own", "own.class_id", "class.id")
          .where("own.user_id", "=", userId)
          .execute(),
      ];
      const withRole = (rows: typeof own, role: ClassSummary["role"]) =>
        rows.map((row) => ({
          ...row,
          role,
          member_count: row.member_count ?? 0,
          share_count: row.share_count ?? 0,
        }));
      return [
        ...withRole(own, "owner"),
        ...withRole(taught, "teacher"),
        ...withRole(joined, "student"),
      ].toSorted((a, b) => b.id - a.id);
    },

    async get(userId, id, now) {
      const row = await db
        .selectFrom("class")
        .innerJoin("user as owner", "owner.id", "class.user_id")
        .selectAll("class")
        .select("owner.email as owner_email")
        .where("class.id", "=", id)
        .executeTakeFirst();
      if (!row || !(await teachesClass(db, userId, id))) return null;
      const members = await db
        .selectFrom("class_member")
        .select(["id", "name", "number", "user_id", "joined_at"])
        .where("class_id", "=", id)
        .execute();
      const teachers = await db
        .selectFrom("class_teacher")
        .innerJoin("user", "user.id", "class_teacher.user_id")
        .select(["user.id as user_id", "user.email"])
        .where("class_teacher.class_id", "=", id)
        .orderBy("class_teacher.added_at")
        .execute();
      const page = { page: 1, limit: MAX_SHARES_SHOWN };
      const given = (await shares.list(userId, { classId: id }, page, now)).list;
      const isOn = row.code_expires_at !== null && Date.parse(row.code_expires_at) > now;
      return {
        id: row.id,
        title: row.title,
        role: row.user_id === userId ? "owner" : "teacher",
        created_at: row.created_at,
        token: row.token,
        code: isOn ? row.code : null,
        code_expires_at: isOn ? row.code_expires_at : null,
        members: members
          .map(({ user_id, ...member }) => ({ ...member, joined: user_id !== null }))
          .toSorted(byNumber),
        teachers: [
          { user_id: row.user_id, email: row.owner_email, role: "owner" as const },
          ...teachers.map((teacher) => ({ ...teacher, role: "teacher" as const })),
        ],
        shares: given,
        results: await resultsOf(given.map((share) => share.id)),
      };
    },

    addMembers: (userId, id, members) =>
      db.transaction().execute(async (transaction) => {
        if (!(await lock(transaction, userId, id))) return NO_CLASS;
        const before = await transaction
          .selectFrom("class_member")
          .select(["name", "number"])
          .where("class_id", "=", id)
          .execute();
        const known = new Set(before.map(keyOf));
        const added: Person[] = [];
        for (const person of members) {
          if (known.has(keyOf(person))) continue;
          known.add(keyOf(person));
          added.push(person);
        }
        if (before.length + added.length > MAX_MEMBERS) return FULL;
        if (added.length > 0)
          await transaction
            .insertInto("class_member")
            .values(
              added.map(({ name, number }) => ({
                class_id: id,
                name,
                number,
                user_id: null,
                joined_at: null,
              })),
            )
            .execute();
        return { added: added.length, known: members.length - added.length };
      }),

    async editMember(userId, memberId, { name, number }) {
      if ((await classOfMember(userId, memberId)) === null) return false;
      await db.transaction().execute(async (transaction) => {
        await transaction
          .updateTable("class_member")
          .set({ name, number })
          .where("id", "=", memberId)
          .execute();
        await transaction
          .updateTable("taker")
          .set({ name, number, same_name: 1 })
          .where("member_id", "=", memberId)
          .execute();
      });
      return true;
    },

    async removeMember(userId, memberId) {
      if ((await classOfMember(userId, memberId)) === null) return false;
      await db.transaction().execute((transaction) => removeMember(transaction, memberId));
      return true;
    },

    async invite(userId, id, on, now) {
      if (!(await teachesClass(db, userId, id))) return null;
      const columns = on
        ? {
            token: newToken(),
            code: newCode(),
            code_expires_at: iso(now + CODE_LIFETIME_MS),
          }
        : { token: null, code: null, code_expires_at: null };
      await db.updateTable("class").set(columns).where("id", "=", id).execute();
      return columns;
    },

    async find(key, now) {
      const found = db
        .selectFrom("class")
        .innerJoin("user as owner", "owner.id", "class.user_id")
        .select(["class.id", "class.title"])
        .where("owner.removed_at", "is", null);
      const row = await (
        "token" in key
          ? found.where("class.token", "=", key.token)
          : found.where("class.code", "=", key.code).where("class.code_expires_at", ">", iso(now))
      ).executeTakeFirst();
      return row ?? null;
    },

    async isMember(id, userId) {
      const row = await db
        .selectFrom("class_member")
        .select("id")
        .where("class_id", "=", id)
        .where("user_id", "=", userId)
        .executeTakeFirst();
      return row !== undefined;
    },

    async join(userId, id, person, now) {
      const failure = await db.transaction().execute(async (transaction) => {
        await transaction
          .updateTable("class")
          .set((update) => ({ title: update.ref("class.title") }))
          .where("id", "=", id)
          .execute();
        if (await teachesClass(transaction, userId, id)) return IS_TEACHER;
        const members = await transaction
          .selectFrom("class_member")
          .selectAll()
          .where("class_id", "=", id)
          .execute();
        if (members.some((member) => member.user_id === userId)) return null;
        const listed = members.find((member) => keyOf(member) === keyOf(person));
        if (listed && listed.user_id !== null) return TAKEN;
        if (listed) {
          await transaction
            .updateTable("class_member")
            .set({ user_id: userId, joined_at: iso(now) })
            .where("id", "=", listed.id)
            .execute();
          return null;
        }
        if (members.length >= MAX_MEMBERS) return FULL;
        await transaction
          .insertInto("class_member")
          .values({ class_id: id, ...person, user_id: userId, joined_at: iso(now) })
          .execute();
        return null;
      });
      return failure ?? summary(userId, id);
    },

    async leave(userId, id) {
      const { numUpdatedRows } = await db
        .updateTable("class_member")
        .set({ user_id: null, joined_at: null })
        .where("class_id", "=", id)
        .where("user_id", "=", userId)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async inviteTeacher(userId, id, now) {
      const [token, expires_at] = [newToken(), iso(now + TEACHER_TOKEN_LIFETIME_MS)];
      // Only the owner says who teaches.
      const { numUpdatedRows } = await db
        .updateTable("class")
        .set({ teacher_token: token, teacher_token_expires_at: expires_at })
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n ? { token, expires_at } : null;
    },

    async joinAsTeacher(userId, token, now) {
      const id = await db.transaction().execute(async (transaction) => {
        const found = await transaction
          .updateTable("class")
          .set({ teacher_token: null, teacher_token_expires_at: null })
          .where("teacher_token", "=", token)
          .where("teacher_token_expires_at", ">", iso(now))
          .returning(["id", "user_id"])
          .executeTakeFirst();
        if (!found) return null;
        if (found.user_id !== userId)
          await transaction
            .insertInto("class_teacher")
            .values({ class_id: found.id, user_id: userId, added_at: iso(now) })
            .onConflict((conflicting) => conflicting.doNothing())
            .execute();
        return found.id;
      });
      return id === null ? NO_CLASS : summary(userId, id);
    },

    async removeTeacher(userId, id, teacherId) {
      const owner = await db
        .selectFrom("class")
        .select("user_id")
        .where("id", "=", id)
        .executeTakeFirst();
      if (!owner || !(await teachesClass(db, userId, id))) return NO_CLASS;
      // A teacher may go; the owner may let others go.
      if (owner.user_id !== userId && teacherId !== userId) return NO_TEACHER;
      const { numDeletedRows } = await db
        .deleteFrom("class_teacher")
        .where("class_id", "=", id)
        .where("user_id", "=", teacherId)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n ? true : NO_TEACHER;
    },
  };
  return store;

  /** What each student has done with each share, at best. */
  async function resultsOf(shareIds: readonly number[]): Promise<ClassResult[]> {
    if (shareIds.length === 0) return [];
    const rows = await db
      .selectFrom("taker")
      .leftJoin("attempt", "attempt.taker_id", "taker.id")
      .select(["taker.member_id", "taker.share_id"])
      .select(({ fn }) => [
        fn.max<number | null>("attempt.score").as("score"),
        fn.max<number | null>("attempt.max_score").as("max_score"),
        fn.max<string | null>("attempt.submitted_at").as("submitted_at"),
        fn.max<number | null>("attempt.id").as("attempt"),
      ])
      .where("taker.share_id", "in", shareIds)
      .where("taker.member_id", "is not", null)
      .groupBy(["taker.member_id", "taker.share_id"])
      .execute();
    return rows.map(({ member_id, share_id, score, max_score, submitted_at, attempt }) => ({
      member_id: member_id!,
      share_id,
      state: attempt === null ? "entered" : submitted_at === null ? "taking" : "done",
      score,
      max_score: max_score ?? 0,
    }));
  }
}

/** A class that the user teaches, locked until the transaction ends. */
async function lock(transaction: Transaction<Schema>, userId: number, id: number) {
  if (!(await teachesClass(transaction, userId, id))) return false;
  await transaction
    .updateTable("class")
    .set((update) => ({ title: update.ref("class.title") }))
    .where("id", "=", id)
    .execute();
  return true;
}

/** Nobody is named any more who is not on a list; what was done stays without a name. */
async function removeMember(db: Transaction<Schema>, memberId: number): Promise<void> {
  await db
    .updateTable("taker")
    .set({ name: REMOVED, number: "", same_name: sql<number>`id`, member_id: null })
    .where("member_id", "=", memberId)
    .execute();
  await db.deleteFrom("class_member").where("id", "=", memberId).execute();
}

const REMOVED = "명단에서 뺀 학생";

function keyOf({ name, number }: Person): string {
  return `${comparableName(name)}\n${comparableName(number)}`;
}

const COLLATOR = new Intl.Collator("ko", { numeric: true });

/** By their numbers, then by their names. */
function byNumber(a: Person, b: Person): number {
  return COLLATOR.compare(a.number, b.number) || COLLATOR.compare(a.name, b.name);
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
