import { endpoints } from "@pulda/contract";
import { libraryShelf } from "@pulda/library/shelf";
import type { Database } from "../database/database.ts";
import type { Engine } from "../engine/engine.ts";
import { addReadyExam } from "../exam/add-ready.ts";
import type { ExamStore } from "../exam/store.ts";
import { notFound } from "../http/failure.ts";
import { mount, type HttpContext } from "../http/mount.ts";
import { trialOf } from "./trial.ts";

const NO_ENTRY = notFound("예시 문제집을 찾을 수 없어요.");

/** Before the title of an example exam, so that it is not taken for an own one. */
const PREFIX = "예시 · ";
/** Nothing of an example is drawn by chance. */
const SEED = 1;

interface Parts {
  readonly db: Database;
  readonly exams: ExamStore;
  readonly engine: Engine;
}

export function libraryRoutes(http: HttpContext, { db, exams, engine }: Parts): void {
  const trial = trialOf(engine);
  mount(http, endpoints.libraryTrial, async () => (await trial()) ?? NO_ENTRY);

  mount(http, endpoints.libraryList, async () =>
    [...libraryShelf().values()].flatMap(({ passage, proposals }) => {
      const { slug, title, grade, subject, kind } = passage;
      return proposals.length === 0
        ? []
        : [{ slug, title, grade, subject, kind, item_count: proposals.length }];
    }),
  );

  mount(http, endpoints.libraryOpen, async ({ user, input }) => {
    const made = await engine.libraryExam(user.id, input.slug);
    if (!made || made.items.length === 0) return NO_ENTRY;
    const { passage, items } = made;
    const title = `${PREFIX}${passage.title}`;
    const id = (await opened(user.id, title)) ?? (await add(user.id, title, passage, items));
    return (id === null ? null : await exams.summary(user.id, id)) ?? NO_ENTRY;
  });

  /** The copy that the user has already, the newest of several. */
  async function opened(userId: number, title: string): Promise<number | null> {
    const row = await db
      .selectFrom("exam")
      .select("id")
      .where("user_id", "=", userId)
      .where("title", "=", title)
      .where("purpose", "=", "set")
      .where("state", "=", "ready")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    return row?.id ?? null;
  }

  async function add(
    userId: number,
    title: string,
    passage: { readonly title: string; readonly text: string },
    items: NonNullable<Awaited<ReturnType<Engine["libraryExam"]>>>["items"],
  ): Promise<number | null> {
    const { version } = await engine.about();
    return addReadyExam(db, userId, {
      title,
      seed: SEED,
      engineVersion: version,
      request: {
        version: 1,
        passages: [{ title: passage.title, text: passage.text }],
        types: "auto",
        level: 3,
        picks: [],
        words: [],
      },
      now: new Date().toISOString(),
      items,
      purpose: "set",
      isExample: true,
    });
  }
}
