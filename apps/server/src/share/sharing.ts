/** The stores of shares, wired. */
import type { AttemptStore } from "../attempt/store.ts";
import type { Database } from "../database/database.ts";
import type { Engine } from "../engine/engine.ts";
import type { ExamStore } from "../exam/store.ts";
import type { ReportBroken } from "../question/question-json.ts";
import type { Remover } from "../removal/remover.ts";
import { boardStore } from "./board/board-store.ts";
import type { ShareEvents } from "./board/share-events.ts";
import { takerStore } from "./takers.ts";
import { shareItems } from "./items-of-share.ts";
import { passingOn } from "./pass-on.ts";
import { reviewsOf } from "./review/reviews.ts";
import { settling } from "./settle.ts";
import { shareStore } from "./shares.ts";

interface Parts {
  readonly db: Database;
  readonly attempts: AttemptStore;
  readonly exams: ExamStore;
  readonly engine: Engine;
  readonly remover: Remover;
  readonly report: ReportBroken;
  readonly events: ShareEvents;
}

export function sharing({ db, attempts, exams, engine, remover, report, events }: Parts) {
  const items = shareItems(db, report);
  const boards = boardStore(db, items);
  return {
    shares: shareStore({ db, items, remover, report }),
    boards,
    takers: takerStore(db, items, attempts),
    settle: settling(db, attempts, events.announce),
    passing: passingOn(db, items, events.announce),
    reviews: reviewsOf({ db, boards, exams, engine }),
  };
}
