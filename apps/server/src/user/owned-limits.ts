/** What one user may store in all (`docs/quotas.md`): far more than anyone needs, and a bound for scripts. */
import { CODE } from "@pulda/contract";
import type { Transaction } from "kysely";
import { hasConcurrentWriters } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { Failed } from "../http/failed.ts";
import { conflict, Failure } from "../http/failure.ts";

interface OwnedLimit {
  readonly rows: number;
  /** What the rows hold together, by a column. */
  readonly sum?: { readonly column: "total" | "question_count"; readonly most: number };
  /** In Korean: what is full, and what makes room. */
  readonly message: string;
}

const OWNED_LIMITS = {
  exam: {
    rows: 20_000,
    sum: { column: "total", most: 50_000 },
    message:
      "문제집은 20,000개까지, 그 지문은 모두 50,000개까지 둘 수 있어요. 쓰지 않는 문제집을 지우고 다시 만들어 주세요.",
  },
  attempt: {
    rows: 20_000,
    sum: { column: "question_count", most: 500_000 },
    message:
      "풀이는 20,000개까지, 그 문항은 모두 500,000개까지 남길 수 있어요. 쓰지 않는 문제집을 지우면 그 풀이도 지워져요.",
  },
  favorite: {
    rows: 500,
    message: "폴더는 500개까지 만들 수 있어요. 쓰지 않는 폴더를 지우고 다시 만들어 주세요.",
  },
  word: {
    rows: 50_000,
    message:
      "단어장에는 단어를 50,000개까지 둘 수 있어요. 다 익힌 단어를 지우고 다시 넣어 주세요. 지운 단어의 자리는 휴지통을 비우면 나요.",
  },
} as const satisfies Record<string, OwnedLimit>;

/** Of the notes those go that were missed longest ago. */
export const MAX_NOTES = 20_000;
/** Of what a language model has answered that goes which is oldest. */
export const MAX_EXCHANGES = 20_000;
/** Of the devices that are signed in the one goes that was used longest ago. */
export const MAX_SESSIONS = 50;
/** The time of a question's further visits is not counted. */
export const MAX_VISITS = 50;

/** How many exams of one user may be generated at once. */
export const MAX_UNFINISHED_EXAMS = 5;

/** So many are being made: code 429. */
export class MakingEnough extends Failed {
  readonly statusCode = 429;

  constructor() {
    super(
      new Failure(CODE.tooMany, "만들고 있는 문제집이 많아요. 다 되면 다시 시도해 주세요.", {
        retryAfter: 10,
      }),
    );
  }
}

/** The user has as much of something as one may have: code 409, and the transaction has changed nothing. */
export class Full extends Failed {
  /** No error of the server's. */
  readonly statusCode = 409;
}

/** Locks the user's row until the transaction ends, so that what is counted stays as it is. */
export async function lockUser(db: Transaction<Schema>, userId: number): Promise<void> {
  if (!hasConcurrentWriters(db)) return;
  await db.selectFrom("user").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
}

/**
 * Sees to it that the user may store more; counted by an index.
 * @param more how many rows, and how much of what the rows are summed by
 * @throws Full
 */
export async function makeSureOfRoom(
  db: Transaction<Schema>,
  userId: number,
  table: keyof typeof OWNED_LIMITS,
  more: { readonly rows: number; readonly sum?: number },
): Promise<void> {
  const limit: OwnedLimit = OWNED_LIMITS[table];
  await lockUser(db, userId);
  const { count, sum } = await db
    .selectFrom(table)
    .select(({ fn, val }) => [
      fn.countAll<number>().as("count"),
      limit.sum
        ? fn.coalesce(fn.sum<number | string>(limit.sum.column as never), val(0)).as("sum")
        : val(0).as("sum"),
    ])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  const isFull =
    count + more.rows > limit.rows ||
    (limit.sum !== undefined && Number(sum) + (more.sum ?? 0) > limit.sum.most);
  if (isFull) throw new Full(conflict(limit.message));
}
