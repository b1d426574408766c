/**
 * Runs in a worker thread: loading the language models takes a second and the work is CPU-bound, and
 * both would block the event loop of the server.
 */
import * as english from "@pulda/english";
import * as library from "@pulda/library";
import { libraryShelf } from "@pulda/library/shelf";
import * as makers from "@pulda/makers";
import * as model from "@pulda/model";
import type { ModelAnswer, ModelTask } from "@pulda/model/asking";
import { readQuestions, type Passage } from "@pulda/question";

/** The engine's version, and every question type: those that only a model makes stand after those of the rules. */
export function about() {
  const byRules = makers.questionTypes().map((type) => ({
    ...type,
    by_model: model.findModelType(type.id) ? ("also" as const) : ("no" as const),
  }));
  const byModelAlone = Object.values(model.MODEL_TYPES)
    .filter(({ id }) => !byRules.some((type) => type.id === id))
    .map(({ id, name, shape, asks }) => {
      const kind = { auto: false, of_words: false, by_model: "only" as const };
      return { id, name, shape, asks, ...kind };
    });
  const own = byRules.filter(({ asks }) => asks === "own");
  const made = byRules.filter(({ asks }) => asks !== "own");
  return { version: makers.ENGINE_VERSION, types: [...made, ...byModelAlone, ...own] };
}

/** The first request of an item that a model is to propose, or why there is none. */
export function modelRequest(task: ModelTask) {
  return model.proposalRequest(task);
}

/** The item that a model's answer is, or what is wrong with it. */
export function modelRead({ task, answer }: { task: ModelTask; answer: ModelAnswer }) {
  return model.readAnswer(task, answer);
}

/** Our own passages. */
export function samples(): Passage[] {
  return makers.SAMPLES.map(({ text }) => ({ text }));
}

type OwnChoice = Parameters<typeof makers.composeOwnChoice>[0];
type OwnWrite = Parameters<typeof makers.composeOwnWrite>[0];

export function compose(
  input: ({ type: "own-choice" } & OwnChoice) | ({ type: "own-write" } & OwnWrite),
) {
  return input.type === "own-write"
    ? makers.composeOwnWrite(input)
    : makers.composeOwnChoice(input);
}

export function regenerate(request: makers.RegenerateRequest) {
  return makers.regenerate(request);
}

/** New items for missed rules, and the passages that they show; of the library it has the texts, not the items. */
export function ruleReview(request: Omit<makers.RuleReviewExamRequest, "examples">) {
  const examples = [...libraryShelf().values()].map(({ passage: { text } }) => ({ text }));
  return makers.makeRuleReviewExam({ ...request, examples });
}

/** An item of the library for each missed type that it has one of. */
export function freshLibraryItems(request: library.FreshRequest) {
  return library.freshLibraryItems(request);
}

/** A test about the words of a list. */
export function wordTest(request: makers.WordTestRequest) {
  return makers.makeWordTest(request);
}

/** Another item for a word test. */
export function regenerateWordItem(request: Parameters<typeof makers.regenerateWordItem>[0]) {
  return makers.regenerateWordItem(request);
}

export function survey({
  passage,
  neighbours,
  ...options
}: {
  passage: Passage;
  neighbours: readonly Passage[];
  seed: number;
  level: number;
}) {
  return makers.survey(passage, neighbours, options);
}

const NO_ITEM_THERE = "확실한 문항을 만들 수 없는 자리예요.";

/** The item that a target gives, or why there is none. */
export function preview({
  pick,
  ...options
}: {
  passages: readonly Passage[];
  seed: number;
  level: number;
  pick: makers.TargetPick;
}) {
  const { items, refused } = makers.make({ ...options, types: [], picks: [pick] });
  const [item = null] = items;
  return { item, reason: item ? null : (refused[0]?.reason ?? NO_ITEM_THERE) };
}

/** What is probably wrong in a text. */
export function proofread(text: string) {
  return english.proofread(english.analyse(text));
}

/** A word or phrase in the dictionary; `at` is its offset in the context, -1 where unknown. */
export function lookUp({
  text,
  context,
  at = -1,
}: {
  text: string;
  context: string;
  at?: number | undefined;
}) {
  return english.lookUp(text, context === "" ? undefined : { sentence: context, at });
}

/**
 * What the dictionary proposes for words that a user adds to the list; `lemma` is the word itself where it
 * is no inflected form of another.
 */
export function explainWords(words: readonly { text: string; context: string }[]) {
  return words.map(({ text, context }) => {
    const found = english.lookUp(text, context === "" ? undefined : { sentence: context, at: -1 });
    const meaning = found?.senses.find((sense) => sense.meaning !== "")?.meaning ?? "";
    const isForm = english.lemmasOf(text).some(({ lemma }) => lemma === found?.lemma);
    return {
      meaning,
      level: found?.level ?? english.levelOf(text.toLowerCase()),
      lemma: found && isForm ? found.lemma : text,
    };
  });
}

/** The words of texts that are above a level, each once, the first sentence with it as context. */
export function hardWords({ texts, level }: { texts: readonly string[]; level: number }) {
  const found = new Map<string, english.HardWord>();
  for (const text of texts)
    for (const word of english.hardWords(english.analyse(text).sentences, level)) {
      const before = found.get(word.lemma);
      found.set(word.lemma, before ? { ...before, count: before.count + word.count } : word);
    }
  return [...found.values()];
}

/** Every grammar rule with its lesson. */
export function grammar() {
  return Object.entries(english.LESSONS).map(([id, lesson]) => {
    const { name, lesson: summary } = english.GRAMMAR_RULES[id as keyof typeof english.LESSONS];
    return { id, name, summary, lesson };
  });
}

/** A passage of the library with its items, or null. */
export function libraryExam(slug: string) {
  return library.libraryExam(slug);
}

/** The next piece of an exam. */
export function makePiece(piece: makers.MakePiece) {
  return makers.makePiece(piece);
}

/** The text that asks a chat window for items. */
export function chatPrompt(tasks: readonly ModelTask[]) {
  return model.chatPrompt(tasks);
}

/** How far the items are that were pasted from a chat window. */
export function checkChat({
  tasks,
  pasted,
}: {
  tasks: readonly ModelTask[];
  pasted: model.Pasted;
}) {
  return model.checkChat(tasks, pasted);
}

/** The questions in a text that was pasted. */
export function readText(text: string) {
  return readQuestions(text);
}
