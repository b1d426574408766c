/** What comes in: passages and questions out of pasted texts and files, and exams made of what was read. */
import { DEFAULT_LEVEL, endpoints, type FoundDocument, type ParsedOf } from "@pulda/contract";
import type { ImportedText } from "@pulda/documents";
import type { ItemContent } from "@pulda/question";
import type { Database } from "../database/database.ts";
import type { Engine } from "../engine/engine.ts";
import type { RunOptions } from "../engine/worker-pool.ts";
import { addReadyExam, type ReadyExam } from "../exam/add-ready.ts";
import type { ExamStore } from "../exam/store.ts";
import { mountEvents } from "../http/events.ts";
import { conflict, Failure, invalid, notFound } from "../http/failure.ts";
import { mount, type HttpContext } from "../http/mount.ts";
import { ownItemInput } from "../question/own-item-input.ts";
import { readingStates } from "./reading-states.ts";
import type { DocumentThreads } from "./threads.ts";

const NO_EXAM = notFound("문제집을 찾을 수 없어요.");
const UNSOUND = conflict("지문과 맞지 않는 문항이 있어서 불러오지 않았어요.");

type ImportInput = ParsedOf<typeof endpoints.documentImport>;

interface Parts {
  readonly db: Database;
  readonly exams: ExamStore;
  readonly engine: Engine;
  readonly threads: DocumentThreads;
}

export function importRoutes(http: HttpContext, { db, exams, engine, threads }: Parts): void {
  const { reading, filing } = threads;

  mount(
    http,
    endpoints.documentImport,
    async ({ user, input }) => {
      const found = await foundIn(user.id, input);
      return found instanceof Failure ? found : documentOf(found);
    },
    { cost: costOf },
  );

  mountEvents(
    http,
    endpoints.documentImportEvents,
    async ({ user, input, signal }) =>
      readingStates(input.file === "" ? "text" : "file", signal, async (onProgress) => {
        const found = await foundIn(user.id, input, { signal, onProgress });
        return found instanceof Failure ? found : documentOf(found);
      }),
    costOf,
  );

  async function foundIn(
    userId: number,
    { text, file, name }: ImportInput,
    options: RunOptions = {},
  ): Promise<ImportedText | Failure> {
    // a pasted text is read at once
    if (file === "") return reading.run(userId, "text", text);
    const bytes = new Uint8Array(Buffer.from(file, "base64"));
    const read = await filing.run(userId, "file", { name, bytes }, options);
    return read.ok ? read.found : invalid("file", read.problem);
  }

  mount(http, endpoints.examImport, async ({ user, input }) => {
    const read = await reading.run(user.id, "exam", input.content);
    if (!read.ok) return invalid("content", read.message);
    const { title, passages, items, seed = 1 } = read.exam;
    return addExam(user.id, {
      title,
      seed,
      passages: [...passages],
      items: items.map(({ id: _id, position: _position, ...content }) => content),
    });
  });

  mount(
    http,
    endpoints.examImportQuestions,
    async ({ user, input }) => {
      const items: ItemContent[] = [];
      for (const question of input.questions)
        items.push(await engine.compose(user.id, ownItemInput(question)));
      return addExam(user.id, { title: input.title, seed: 1, passages: [], items });
    },
    { cost: ({ questions }) => questions.length },
  );

  async function addExam(
    userId: number,
    {
      passages,
      ...exam
    }: Pick<ReadyExam, "title" | "seed" | "items"> & Pick<ReadyExam["request"], "passages">,
  ) {
    const id = await addReadyExam(db, userId, {
      ...exam,
      engineVersion: (await engine.about()).version,
      request: {
        version: 1,
        passages,
        types: "auto",
        level: DEFAULT_LEVEL,
        picks: [],
        words: [],
      },
      now: new Date().toISOString(),
      purpose: "set",
    });
    if (id === null) return UNSOUND;
    return (await exams.summary(userId, id)) ?? NO_EXAM;
  }
}

const CHARACTERS_OF_UNIT = 5000;

/** A unit for each started 5,000 characters, as a survey of so much text. */
function costOf({ text, file }: ImportInput): number {
  return 1 + Math.floor((text.length + file.length / 10) / CHARACTERS_OF_UNIT);
}

function documentOf(found: ImportedText): FoundDocument {
  const { passages, questions, isQuestionFile, leftOut, warnings } = found;
  return {
    passages: passages.map(({ text, translation, title, source, ...passage }) => ({
      text,
      translation,
      title,
      label: source.label ?? source.number ?? "",
      questions: [...passage.questions],
      warnings: [...passage.warnings],
    })),
    questions: [...questions],
    is_question_file: isQuestionFile,
    left_out: [...leftOut],
    warnings: [...warnings],
  };
}
