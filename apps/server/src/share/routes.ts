/** Giving exams to students, and what their teachers see and do. */
import { setTimeout as sleep } from "node:timers/promises";
import { endpoints, type Board, type Share } from "@pulda/contract";
import { evidenceHighlights } from "@pulda/question";
import type { Database } from "../database/database.ts";
import { mountEvents } from "../http/events.ts";
import { Failure, notFound } from "../http/failure.ts";
import { mount, type HttpContext } from "../http/mount.ts";
import type { Remover } from "../removal/remover.ts";
import type { Clock } from "../service/clock.ts";
import type { BoardStore } from "./board/board-store.ts";
import type { ShareEvents } from "./board/share-events.ts";
import { endGuests } from "./discard-shares.ts";
import type { PassingOn } from "./pass-on.ts";
import type { Reviews } from "./review/reviews.ts";
import type { Settling } from "./settle.ts";
import { NO_SHARE, type ShareStore } from "./shares.ts";

const NO_TAKER = notFound("응시자를 찾을 수 없어요.");
const NOT_OWN = new Failure(403, "이 문제집을 낸 선생님만 할 수 있어요.");

/** A board is sent again at most so often. */
const BOARD_INTERVAL_MS = 1000;

export interface ShareParts {
  readonly db: Database;
  readonly shares: ShareStore;
  readonly boards: BoardStore;
  readonly events: ShareEvents;
  readonly settle: Settling;
  readonly passing: PassingOn;
  readonly reviews: Reviews;
  readonly remover: Remover;
  readonly clock: Clock;
}

export function shareRoutes(http: HttpContext, parts: ShareParts): void {
  const { db, shares, boards, events, settle, passing, reviews, remover, clock } = parts;

  mount(http, endpoints.shareCreate, ({ user, input }) => {
    const { exam_id: examId, class_id: classId = null, title, ...settings } = input;
    return shares.create(user.id, { examId, classId, title, settings }, clock.now());
  });

  mount(http, endpoints.shareEdit, async ({ user, input }) => {
    const { share_id, ...change } = input;
    const share = await shares.edit(user.id, share_id, change, clock.now());
    return settled(user.id, share);
  });

  mount(http, endpoints.shareClose, async ({ user, input }) =>
    settled(user.id, await shares.close(user.id, input.share_id, clock.now())),
  );

  mount(http, endpoints.shareReopen, async ({ user, input }) =>
    settled(user.id, await shares.reopen(user.id, input.share_id, clock.now())),
  );

  /** What follows from a change: deadlines that have passed, results that may be seen. */
  async function settled(userId: number, share: Share | Failure) {
    if (share instanceof Failure) return share;
    await settle.settle(share.id, clock.now());
    return (await shares.get(userId, share.id, clock.now())) ?? NO_SHARE;
  }

  mount(http, endpoints.shareRemove, async ({ user, input }) =>
    (await shares.remove(user.id, input.share_id)) ? undefined : NO_SHARE,
  );

  mount(http, endpoints.shareCode, ({ user, input }) =>
    shares.setCode(user.id, input.share_id, input.on, clock.now()),
  );

  mount(http, endpoints.shareList, ({ user, input }) =>
    shares.list(user.id, { examId: input.exam_id, classId: input.class_id }, input, clock.now()),
  );

  mount(
    http,
    endpoints.shareGet,
    async ({ user, input }) => (await shares.get(user.id, input.id, clock.now())) ?? NO_SHARE,
  );

  async function boardOf(userId: number, id: number): Promise<Board | null> {
    const now = clock.now();
    const [share, row] = [await shares.get(userId, id, now), await shares.row(userId, id)];
    return share && row ? boards.board(share, row, now) : null;
  }

  mount(
    http,
    endpoints.shareBoard,
    async ({ user, input }) => (await boardOf(user.id, input.id)) ?? NO_SHARE,
  );

  mountEvents(http, endpoints.shareBoardEvents, async ({ user, input, signal }) => {
    if (!(await shares.row(user.id, input.id))) return NO_SHARE;
    return watch(user.id, input.id, signal);
  });

  /** The boards that were put together within the last second, for all who watch. */
  const recent = new Map<
    number,
    { readonly since: number; readonly board: Promise<Board | null> }
  >();

  async function sharedBoard(userId: number, id: number): Promise<Board | null> {
    if (!(await shares.row(userId, id))) return null;
    const known = recent.get(id);
    const since = performance.now();
    if (known && since - known.since < BOARD_INTERVAL_MS / 2) return known.board;
    const board = boardOf(userId, id);
    recent.set(id, { since, board });
    const forget = () => {
      if (recent.get(id)?.board === board) recent.delete(id);
    };
    setTimeout(forget, BOARD_INTERVAL_MS).unref();
    return board;
  }

  /** The board now, and after each change; ends where it is taken away. */
  async function* watch(userId: number, id: number, signal: AbortSignal): AsyncGenerator<Board> {
    const changed = { is: true, wake: () => {} };
    const end = events.subscribe(id, () => {
      changed.is = true;
      changed.wake();
    });
    signal.addEventListener("abort", () => changed.wake(), { once: true });
    try {
      while (!signal.aborted) {
        if (!changed.is)
          await new Promise<void>((resolve) => {
            changed.wake = resolve;
            if (changed.is || signal.aborted) resolve();
          });
        if (signal.aborted) return;
        changed.is = false;
        const board = await sharedBoard(userId, id);
        if (!board) return;
        yield board;
        // Nothing comes any more.
        const isOver = board.share.state === "closed";
        if (isOver && board.takers.every(({ state }) => state !== "taking")) return;
        await sleep(BOARD_INTERVAL_MS, null, { signal }).catch(() => {});
      }
    } finally {
      end();
    }
  }

  mount(http, endpoints.shareQuestions, async ({ user, input }) => {
    const row = await shares.row(user.id, input.id);
    if (!row) return NO_SHARE;
    const items = await shares.shareItems.of(row.exam_id);
    return items.map((item) => ({ item, evidence: [...evidenceHighlights(item)] }));
  });

  /** The row of a share that the caller has given herself: what was copied is her own exam. */
  async function ownRow(userId: number, id: number) {
    const row = await shares.row(userId, id);
    if (!row) return NO_SHARE;
    return row.user_id === userId ? row : NOT_OWN;
  }

  mount(http, endpoints.shareUpdates, async ({ user, input }) => {
    const row = await ownRow(user.id, input.id);
    return row instanceof Failure ? row : passing.updates(row);
  });

  mount(http, endpoints.sharePassOn, async ({ user, input }) => {
    const row = await ownRow(user.id, input.share_id);
    return row instanceof Failure ? row : passing.passOn(row, input.note, clock.now());
  });

  mount(http, endpoints.shareReview, async ({ user, input }) => {
    const row = await shares.row(user.id, input.share_id);
    if (!row) return NO_SHARE;
    const id = await reviews.review(user.id, row, input.count, clock.now());
    if (typeof id !== "number") return id;
    return (await shares.get(user.id, id, clock.now())) ?? NO_SHARE;
  });

  mount(http, endpoints.shareNext, async ({ user, input }) => {
    const row = await ownRow(user.id, input.share_id);
    return row instanceof Failure ? row : reviews.next(row, input.count, clock.now());
  });

  /** The share of a taker that the caller teaches with. */
  async function shareOfTaker(userId: number, takerId: number) {
    const taker = await db
      .selectFrom("taker")
      .select("share_id")
      .where("id", "=", takerId)
      .executeTakeFirst();
    return taker ? shares.row(userId, taker.share_id) : null;
  }

  mount(http, endpoints.shareTakerEdit, async ({ user, input }) => {
    const row = await shareOfTaker(user.id, input.taker_id);
    if (!row) return NO_TAKER;
    const { name, number } = input;
    await db.transaction().execute(async (transaction) => {
      const same = await transaction
        .selectFrom("taker")
        .select(({ fn }) => fn.max<number | null>("same_name").as("last"))
        .where("share_id", "=", row.id)
        .where("name", "=", name)
        .where("number", "=", number)
        .where("id", "<>", input.taker_id)
        .executeTakeFirstOrThrow();
      await transaction
        .updateTable("taker")
        .set({ name, number, same_name: (same.last ?? 0) + 1 })
        .where("id", "=", input.taker_id)
        .execute();
    });
    events.announce(row.id);
    return undefined;
  });

  mount(http, endpoints.shareTakerRemove, async ({ user, input }) => {
    const row = await shareOfTaker(user.id, input.taker_id);
    if (!row) return NO_TAKER;
    const gone = await db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable("attempt")
        .set({ user_id: row.holder_id, taker_id: null })
        .where("taker_id", "=", input.taker_id)
        .execute();
      const removed = await transaction
        .deleteFrom("taker")
        .where("id", "=", input.taker_id)
        .returning("user_id as id")
        .execute();
      return endGuests(transaction, removed, new Date(clock.now()).toISOString());
    });
    await remover.removeAll(gone);
    events.announce(row.id);
    return undefined;
  });
}
