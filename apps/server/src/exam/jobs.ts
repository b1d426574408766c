/** Making exams: in the order in which they were asked for, each stored when it is whole. */
import type { MakeResult } from "@pulda/makers";
import { roundTripProblems, type Passage } from "@pulda/question";
import type { FastifyBaseLogger } from "fastify";
import type { Engine } from "./engine.ts";
import type { ExamStore, Made, Unmade } from "./store.ts";

export interface Jobs {
  /** Makes an exam; resolves when it is stored, whether it could be made or not. */
  run(exam: Unmade): Promise<void>;
  /** Makes what a stopped server left unmade. */
  resume(): Promise<void>;
  /** Waits for what is under way, or gives it up: the next start makes it again. */
  close(): Promise<void>;
}

/** The time between two notes of progress in the data base, in milliseconds. */
const PROGRESS_EVERY = 250;

const FAILED = "문항을 만드는 중에 문제가 생겼어요. 다시 만들어 주세요.";
const UNSOUND = "만든 문항이 지문과 맞지 않아서 뺐어요.";

export function jobsOf(exams: ExamStore, engine: Engine, log: FastifyBaseLogger): Jobs {
  let isClosing = false;

  async function run({ id, seed, request }: Unmade): Promise<void> {
    let noted = Date.now();
    const note = (done: number) => {
      if (Date.now() - noted < PROGRESS_EVERY) return;
      noted = Date.now();
      exams
        .progress(id, done)
        .catch((err: unknown) => log.error({ err, exam: id }, "no progress noted"));
    };
    const { passages, types, level } = request;
    try {
      const made = await engine.make({ passages, types, seed, level }, note);
      await exams.finish(id, "ready", sound(made, passages));
    } catch (err) {
      // Given up because the server stops: the exam stays unmade, for the next start.
      if (isClosing) return;
      log.error({ err, exam: id }, "an exam could not be made");
      const refused = [{ type: "", passage: 0, reason: FAILED }];
      await exams.finish(id, "failed", { items: [], refused });
    }
  }

  /** What was made, without items whose round trip does not hold: a stored exam can be opened. */
  function sound({ items, refused }: MakeResult, passages: readonly Passage[]): Made {
    const unsound = items.filter((item) => roundTripProblems(item, passages).length > 0);
    for (const { type } of unsound) log.error({ type }, "an item without a round trip");
    return {
      items: items.filter((item) => !unsound.includes(item)),
      refused: [
        ...refused,
        ...unsound.map(({ type, proof }) => ({
          type,
          passage: proof.kind === "made" ? proof.passage : 0,
          reason: UNSOUND,
        })),
      ],
    };
  }

  return {
    run,
    async resume() {
      for (const exam of await exams.listUnmade())
        run(exam).catch((err: unknown) => log.error({ err, exam: exam.id }, "left unmade"));
    },
    async close() {
      isClosing = true;
      await engine.close();
    },
  };
}
