/**
 * What belongs to one learner, over every store: what she reads is the same whether there are others or not,
 * what another asks for in her place changes nothing, and what she changes is that and nothing else.
 */
import { expect, it } from "vitest";
import { changes } from "../test/changes.ts";
import { onBothDatabases } from "../test/databases.ts";
import { addExam, addUser, NOW, RIGHT } from "../test/sample-exam.ts";
import { attemptStore } from "./attempt/store.ts";
import type { Database } from "./database/database.ts";
import { examStore } from "./exam/store.ts";
import { favoriteStore } from "./favorite/store.ts";
import { grammarStore } from "./grammar/store.ts";
import { ruleCardStore, updateRuleCards } from "./note/rule-card-store.ts";
import { noteStore } from "./note/store.ts";
import { questionStore } from "./question/store.ts";
import { studyStore } from "./study/store.ts";
import { userStore } from "./user/store.ts";
import { reviewStore } from "./word/review-store.ts";
import { wordStore } from "./word/store.ts";

const TODAY = { now: NOW, zone: 540 };
const YESTERDAY = { now: "2026-11-19T12:00:00.000Z", zone: 540 };
const FIRST = { page: 1, limit: 7 };
const EXAMS = { only_favorite: false, favorite_id: 0, search: "", ...FIRST };
const WORDS = { search: "", filter: "all", sort: "newest", zone: 540 } as const;
const WRONG = [{ choice: 1 }, { choice: 2 }, { texts: ["sleep"] }, { order: [0, 1] }];

function storesOf(db: Database) {
  return {
    attempts: attemptStore(db),
    exams: examStore(db),
    folders: favoriteStore(db),
    grammar: grammarStore(db),
    notes: noteStore(db),
    questions: questionStore(db),
    reviews: reviewStore(db),
    rules: ruleCardStore(db),
    study: studyStore(db),
    words: wordStore(db),
  };
}

/** A learner with two of everything: the first is what the calls below are about, the second stays. */
async function addLearner(db: Database) {
  const { attempts, exams, folders, words, reviews } = storesOf(db);
  const userId = await addUser(db);
  const [exam, otherExam] = [await addExam(db, userId), await addExam(db, userId)];
  const [folder, otherFolder] = [
    await folders.create(userId, "하나"),
    await folders.create(userId, "둘"),
  ];
  await folders.append(userId, exam, folder.id);
  await folders.append(userId, otherExam, otherFolder.id);
  const texts = ["hive", "comb", "dance", "wing"];
  const added = await words.add(
    userId,
    texts.map((text) => ({ text, meaning: "벌집", context: "", level: 3 })),
    { examId: exam, now: NOW },
  );
  const [word, otherWord, removed, alsoRemoved] = added.map(({ id }) => id) as [
    number,
    number,
    number,
    number,
  ];
  for (const wordId of [otherWord, word])
    await reviews.review(userId, { wordId, rating: 4, reps: 0, now: NOW });
  for (const id of [removed, alsoRemoved]) await words.remove(userId, id, NOW);

  const items = (await exams.get(userId, exam))?.questions ?? [];
  const begin = async () => {
    const attempt = { examId: exam, mode: "test" as const, startedAt: NOW, deadline: null, items };
    const { id } = await attempts.add(userId, attempt);
    for (const [at, { id: questionId }] of items.entries())
      await attempts.answer(userId, { id, questionId, now: NOW }, () => ({
        next: { response: WRONG[at]!, version: 1, retry: null, tries: 1 },
        reply: null,
      }));
    return id;
  };
  const submitted = await begin();
  await attempts.submit(userId, submitted, NOW);
  const attempt = await begin();
  const otherAttempt = await begin();
  await updateRuleCards(
    db,
    userId,
    ["voice", "whose"].map((rule) => ({ rule, type: "grammar-error", missed: true })),
    { isReview: false, now: NOW },
  );
  const missed = (await storesOf(db).notes.list(userId, { understood: true }, FIRST)).list;
  const [question] = items;
  const change = await storesOf(db).questions.remove(userId, items.at(-1)!.id);
  return {
    userId,
    exam,
    otherExam,
    folder: folder.id,
    otherFolder: otherFolder.id,
    word,
    removed,
    attempt,
    otherAttempt,
    note: missed[0]!.id,
    question: question!.id,
    change: change!,
  };
}
type Learner = Awaited<ReturnType<typeof addLearner>>;

/** All that is read of a learner. */
function readsOf(db: Database, { userId, exam, attempt, question, note }: Learner) {
  const { attempts, exams, folders, grammar, notes, questions, reviews, rules, study, words } =
    storesOf(db);
  return Promise.all([
    exams.list(userId, EXAMS),
    exams.list(userId, { ...EXAMS, only_favorite: true }),
    exams.get(userId, exam),
    exams.passages(userId, 10, { except: [] }),
    exams.origin(userId, exam),
    exams.progress(userId, exam),
    exams.countUnfinished(userId),
    folders.list(userId),
    attempts.list(userId, undefined, FIRST),
    attempts.list(userId, exam, FIRST),
    attempts.unfinished(userId, 10),
    attempts.get(userId, attempt),
    grammar.counts(userId),
    grammar.occurrences(userId, "voice", 10),
    notes.list(userId, { understood: true }, FIRST),
    notes.list(userId, { understood: true, exam_id: exam, type: "own-choice" }, FIRST),
    notes.groups(userId, true),
    notes.examsOf(userId, [{ type: "own-choice" }]),
    notes.edit(userId, note, {}),
    questions.find(userId, question),
    rules.due(userId, TODAY),
    rules.named(userId, ["voice", "whose"]),
    rules.nextDue(userId, YESTERDAY),
    study.activity(userId, 540),
    study.answers(userId, TODAY, 28),
    study.words(userId, 540),
    study.due(userId, TODAY, 28),
    words.list(userId, WORDS, FIRST, NOW),
    words.all(userId, { ...WORDS, filter: "due" }, NOW),
    words.listed(userId, ["hive", "dance", "sky"]),
    reviews.queue(userId, TODAY),
    reviews.stats(userId, TODAY),
  ]);
}

/** Each call that changes something of a learner, and the rows that it changes. */
const WRITES: readonly [
  name: string,
  act: (db: Database, userId: number, mine: Learner) => Promise<unknown>,
  changed: (mine: Learner) => string[],
][] = [
  [
    "renames an exam",
    (db, userId, { exam }) => examStore(db).rename(userId, exam, "다른 이름"),
    ({ exam }) => [`~ exam ${exam}`],
  ],
  [
    "renames a folder",
    (db, userId, { folder }) => favoriteStore(db).rename(userId, folder, "다른 이름"),
    ({ folder }) => [`~ favorite ${folder}`],
  ],
  [
    "puts an exam into a folder",
    (db, userId, { exam, otherFolder }) => favoriteStore(db).append(userId, exam, otherFolder),
    ({ exam }) => [`~ exam ${exam}`],
  ],
  [
    "leaves an exam where it is when the folder is not there",
    (db, userId, { exam }) => favoriteStore(db).append(userId, exam, 999_999),
    () => [],
  ],
  [
    "takes an exam out of its folder",
    (db, userId, { exam }) => favoriteStore(db).takeOut(userId, exam),
    ({ exam }) => [`~ exam ${exam}`],
  ],
  [
    "removes a folder, and no exam in it",
    (db, userId, { otherFolder }) => favoriteStore(db).remove(userId, otherFolder),
    ({ otherFolder, otherExam }) => [
      `~ exam ${otherExam}`,
      `- favorite ${otherFolder}`,
      "+ trash 1",
    ],
  ],
  [
    "edits a word",
    (db, userId, { word }) => wordStore(db).edit(userId, word, "다른 뜻"),
    ({ word }) => [`~ word ${word}`],
  ],
  [
    "takes a word off the list",
    (db, userId, { word }) => wordStore(db).remove(userId, word, NOW),
    ({ word }) => [`~ word ${word}`],
  ],
  [
    "puts a removed word back",
    (db, userId, { removed }) => wordStore(db).restore(userId, removed),
    ({ removed }) => [`~ word ${removed}`],
  ],
  [
    "leaves a word that is removed as it is",
    async (db, userId, { removed }) => {
      await wordStore(db).edit(userId, removed, "다른 뜻");
      await wordStore(db).remove(userId, removed, "2026-11-22T00:00:00.000Z");
      await reviewStore(db).review(userId, { wordId: removed, rating: 3, reps: 0, now: NOW });
    },
    () => [],
  ],
  [
    "writes a note about what was missed",
    (db, userId, { note }) => noteStore(db).edit(userId, note, { memo: "메모" }),
    ({ note }) => [`~ note ${note}`],
  ],
  [
    "keeps how long a question was in sight",
    (db, userId, { attempt, question }) =>
      attemptStore(db).addTime(userId, attempt, "visit", new Map([[question, 5]])),
    ({ attempt, question }) => [`+ question_time ${attempt}/${question}/visit`],
  ],
  [
    "draws on a question",
    (db, userId, { attempt, question }) =>
      attemptStore(db).annotate(userId, { id: attempt, questionId: question, now: NOW }, () => ({
        next: { flagged: true, struck: [], highlights: [] },
        reply: null,
      })),
    ({ attempt, question }) => [`+ annotation ${attempt}/${question}`],
  ],
  [
    "answers a question anew",
    (db, userId, { attempt, question }) =>
      attemptStore(db).answer(userId, { id: attempt, questionId: question, now: NOW }, () => ({
        next: { response: RIGHT[0]!, version: 2, retry: null, tries: 1 },
        reply: null,
      })),
    ({ attempt, question }) => [`~ answer ${attempt}/${question}`],
  ],
];

onBothDatabases("what belongs to a learner", (database) => {
  it("is read alike with others beside her", async () => {
    const mine = await addLearner(database());
    const alone = await readsOf(database(), mine);
    const theirs = await addLearner(database());
    expect(await readsOf(database(), mine)).toEqual(alone);
    for (const [at, found] of alone.entries())
      expect([at, found]).not.toEqual([at, expect.toSatisfy(isNothing)]);
    // And what is hers is not there for another.
    const { userId } = theirs;
    const { attempts, exams, notes, questions } = storesOf(database());
    expect(
      await Promise.all([
        exams.get(userId, mine.exam),
        exams.origin(userId, mine.exam),
        exams.progress(userId, mine.exam),
        attempts.get(userId, mine.attempt),
        questions.find(userId, mine.question),
        notes.edit(userId, mine.note, {}),
      ]),
    ).toEqual([null, null, null, null, null, null]);
    expect((await attempts.list(userId, mine.exam, FIRST)).list).toEqual([]);
  });

  it.each(WRITES)("%s, hers alone", async (_name, act, changed) => {
    const mine = await addLearner(database());
    const { userId } = await addLearner(database());
    expect(await changes(database(), () => act(database(), userId, mine))).toEqual([]);
    expect(await changes(database(), () => act(database(), mine.userId, mine))).toEqual(
      changed(mine),
    );
  });

  it("is changed by no other where a call reaches several rows", async () => {
    const mine = await addLearner(database());
    const { userId } = await addLearner(database());
    const { attempts, exams, questions, reviews } = storesOf(database());
    const calls = [
      () => exams.remove(userId, mine.exam),
      () => exams.cancel(userId, mine.exam),
      () => attempts.submit(userId, mine.attempt, NOW),
      () => questions.remove(userId, mine.question),
      () => questions.move(userId, mine.question, 2),
      () => questions.undo(userId, mine.change),
      () => reviews.review(userId, { wordId: mine.word, rating: 3, reps: 1, now: NOW }),
    ];
    for (const call of calls) expect(await changes(database(), call)).toEqual([]);
    const hers = await readsOf(database(), mine);
    await reviews.undo(userId, TODAY);
    await reviews.catchUp(userId, 3, TODAY);
    await reviews.setLimit(userId, 20);
    await attempts.submitOverdue(userId, NOW);
    await exams.removeAll(userId);
    await userStore(database()).remove(userId);
    expect(await readsOf(database(), mine)).toEqual(hers);
  });

  it("goes with her, and nothing of another", async () => {
    const mine = await addLearner(database());
    const theirs = await addLearner(database());
    const others = await readsOf(database(), theirs);
    const gone = await changes(database(), () => userStore(database()).remove(mine.userId));
    expect(gone.length).toBeGreaterThan(20);
    expect(gone.filter((row) => !row.startsWith("- "))).toEqual([]);
    expect(await readsOf(database(), theirs)).toEqual(others);
  });
});

function isNothing(found: unknown): boolean {
  return found === null || found === undefined;
}
