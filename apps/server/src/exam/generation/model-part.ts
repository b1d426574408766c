/**
 * The language model's part in making an exam: it solves what the rules have made, where that is wanted, and proposes
 * items, which are stored one by one. Nothing that a model does makes an exam fail.
 */
import type { QuestionType, Refusal } from "@pulda/contract";
import { proposeItem, solveBlind, type Proposed, type Solved } from "@pulda/model/asking";
import type { ItemContent, Passage } from "@pulda/question";
import type { FastifyBaseLogger } from "fastify";
import type { Engine } from "../../engine/engine.ts";
import { askedAbout } from "../../model/asked-about.ts";
import { deskOf } from "../../model/desk.ts";
import { FAILURE_REASONS, ModelFailed, NO_MODEL } from "../../model/model-failed.ts";
import type { Model } from "../../model/model.ts";
import { MAX_CONCURRENT_ITEMS, MAX_MODEL_ITEMS, type PlannedItem } from "../../model/plan.ts";

const FAILED = "모델이 만드는 중에 문제가 생겼어요.";
const NOT_CHECKED = `문항이 많아서 처음 ${MAX_MODEL_ITEMS}개만 모델로 다시 확인했어요.`;
const DOUBLE = "모델이 이미 있는 문항과 같은 것을 냈어요.";
const DISAGREED = "모델로 한 번 더 확인해서 뺐어요. ";
/** Of so many passages the rules try to make what a model could not. */
const MAX_PASSAGES_TRIED = 5;

interface ModelPart {
  readonly id: number;
  readonly userId: number;
  readonly passages: readonly Passage[];
  readonly level: number;
  readonly planned: readonly PlannedItem[];
  /** Whether a model solves what the rules have made. */
  readonly isChecked: boolean;
  /** What the rules have made. */
  readonly items: readonly ItemContent[];
  readonly known: readonly QuestionType[];
  /** Null where none is set up. */
  readonly model: Model | null;
  readonly engine: Engine;
  readonly log: FastifyBaseLogger;
  /** Aborted when the exam is gone, its owner wants no more of the model, or the server stops. */
  readonly signal: AbortSignal;
  /** Whether nothing more is wanted at all: the exam is gone, or the server stops. */
  isOver(): boolean;
  /** Stores an item, or none, when so many are done. */
  store(items: readonly ItemContent[], done: number, total: number): Promise<void>;
}

/** How the model's part has ended. */
interface ModelOutcome {
  /** Those of the rules' items with which the model did not agree. */
  readonly disagreed: ReadonlySet<ItemContent>;
  /** How the others of them were solved, where they were. */
  readonly agreed: ReadonlyMap<ItemContent, Solved>;
  readonly refused: readonly Refusal[];
}

/**
 * Asks the model for all that it has to do. What it cannot give is made by the rules where they make such items.
 * @throws what `store` throws
 */
export async function askModel(part: ModelPart): Promise<ModelOutcome> {
  const { id, userId, passages, level, planned, known, engine, signal, isOver } = part;
  const asking = part.model?.asking({ userId, examId: id, signal });
  const desk = deskOf(engine, userId);
  const checked = part.isChecked ? part.items.slice(0, MAX_MODEL_ITEMS) : [];
  const total = checked.length + planned.length;
  const disagreed = new Set<ItemContent>();
  const agreed = new Map<ItemContent, Solved>();
  const refused: Refusal[] = [];
  /** Why nothing can be had of the model any more, once that is so. */
  let lost = asking ? null : NO_MODEL;
  let done = 0;
  let left = 0;

  const asksOf = (type: string) => known.find((one) => one.id === type)?.asks ?? "reading";
  const isByRules = (type: string) => known.some((one) => one.id === type && one.auto);

  /** What comes of asking; the reason where nothing does. */
  async function trying<T>(
    ask: (by: NonNullable<typeof asking>["ask"]) => Promise<T>,
  ): Promise<{ readonly value: T } | { readonly reason: string }> {
    if (lost !== null || !asking) return { reason: lost ?? NO_MODEL };
    try {
      return { value: await ask(asking.ask) };
    } catch (err) {
      if (!(err instanceof ModelFailed)) {
        if (!signal.aborted) part.log.error({ err, exam: id }, "a model could not be asked");
        return { reason: FAILED };
      }
      if (err.isForAll) lost ??= FAILURE_REASONS[err.kind];
      return { reason: FAILURE_REASONS[err.kind] };
    }
  }

  async function check(item: ItemContent): Promise<void> {
    if (signal.aborted) return;
    const solved = await trying((ask) => solveBlind(item, asksOf(item.type), ask));
    // where the model fails, the item stays
    if ("value" in solved && solved.value.ok) agreed.set(item, solved.value.solved);
    else if ("value" in solved && !solved.value.ok) {
      disagreed.add(item);
      const reason = DISAGREED + solved.value.problem.reason;
      refused.push({ type: item.type, passage: passageOf(item), reason });
    }
    await part.store([], ++done, total);
  }

  async function propose(
    wanted: PlannedItem,
    others: readonly ItemContent[],
  ): Promise<ItemContent | null> {
    const { type, passage, seed } = wanted;
    const text = passages[passage]?.text ?? "";
    const avoid = askedAbout(others, passage, passages);
    const ordinal = ordinalOf(wanted, planned);
    const task = { type, passage, text, level, seed, avoid, ordinal };
    const tried = signal.aborted
      ? null
      : await trying((ask) => proposeItem(task, asksOf(type), desk, ask));
    if (tried === null || signal.aborted) return unasked(wanted, others);
    const proposed =
      "value" in tried ? unlike(others, tried.value, passages) : { ok: false as const, ...tried };
    const item = proposed.ok ? proposed.item : await byRules(wanted, others);
    if (!proposed.ok && !item) refused.push({ type, passage, reason: proposed.reason });
    await part.store(item ? [item] : [], ++done, total);
    return item;
  }

  /** What the rules make of that for which the model was not asked, or not to the end, as it was stopped. */
  async function unasked(
    wanted: PlannedItem,
    others: readonly ItemContent[],
  ): Promise<ItemContent | null> {
    const item = isOver() ? null : await byRules(wanted, others);
    if (item) await part.store([item], ++done, total);
    else left += 1;
    return item;
  }

  /** What the rules make in the model's stead, of the wanted passage or one behind it; null where they cannot. */
  async function byRules(
    { type, passage, seed }: PlannedItem,
    others: readonly ItemContent[],
  ): Promise<ItemContent | null> {
    if (!isByRules(type)) return null;
    for (let nth = 0; nth < Math.min(MAX_PASSAGES_TRIED, passages.length); nth += 1) {
      const at = (passage + nth) % passages.length;
      const items = others.filter((item) => passageOf(item) === at || item.type === type);
      const request = { passages, level, seed, passage: at, type, items };
      const made = await engine.regenerate(userId, request).catch((err: unknown) => {
        // a passage that takes too long for the rules leaves the item out
        if (!isOver()) part.log.error({ err, exam: id }, "an item could not be made");
      });
      if (made?.ok) return made.item;
    }
    return null;
  }

  if (total === 0) return { disagreed, agreed, refused };
  if (part.items.length > checked.length && part.isChecked)
    refused.push({ type: "", passage: 0, reason: NOT_CHECKED });
  await part.store([], 0, total);
  await inTurn(checked, () => false, check);
  const kept = part.items.filter((item) => !disagreed.has(item));
  await inTurn(planned, isSame, (wanted, before: readonly (ItemContent | null)[]) =>
    propose(wanted, [...kept, ...before.flatMap((item) => item ?? [])]),
  );
  if (left > 0) refused.push({ type: "", passage: 0, reason: stoppedBefore(left) });
  // where the rules have made everything in its stead, nothing else would say so
  else if (lost !== null && refused.every(({ reason }) => reason !== lost))
    refused.push({ type: "", passage: 0, reason: lost });
  return { disagreed, agreed, refused: eachOnce(refused) };
}

/** What is proposed, or a refusal where another item asks the same. */
function unlike(
  others: readonly ItemContent[],
  proposed: Proposed,
  passages: readonly Passage[],
): Proposed {
  if (!proposed.ok) return proposed;
  const sign = signOf(proposed.item, passages);
  const isAsked = others.some((other) => signOf(other, passages) === sign);
  return isAsked ? { ok: false, check: "double", reason: DOUBLE } : proposed;
}

/** What two items have in common that ask the same. */
function signOf(item: ItemContent, passages: readonly Passage[]): string {
  const passage = passageOf(item);
  return JSON.stringify([item.type, passage, askedAbout([item], passage, passages)]);
}

/** Which of the items of its type and passage one is, from 1. */
function ordinalOf(wanted: PlannedItem, planned: readonly PlannedItem[]): number {
  return planned.filter((one) => isSame(one, wanted)).indexOf(wanted) + 1;
}

/** Whether two items would be asked for with the same words, if neither knew of the other. */
function isSame(a: PlannedItem, b: PlannedItem): boolean {
  return a.type === b.type && a.passage === b.passage;
}

/**
 * Works on some tasks at once, in their order. What a task gets to know of those before it does not depend on their
 * speed, so that the same exam asks the same again.
 * @param hasToKnow whether a task has to know of an earlier one
 */
async function inTurn<Task, Result>(
  tasks: readonly Task[],
  hasToKnow: (task: Task, earlier: Task) => boolean,
  work: (task: Task, before: readonly Result[]) => Promise<Result>,
): Promise<void> {
  const results: Promise<Result>[] = [];
  for (const [at, task] of tasks.entries()) {
    const ended = results.filter(
      (_, earlier) => earlier <= at - MAX_CONCURRENT_ITEMS || hasToKnow(task, tasks[earlier]!),
    );
    results.push(Promise.all(ended).then((before) => work(task, before)));
  }
  const failed = (await Promise.allSettled(results)).find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
}

function stoppedBefore(count: number): string {
  return `모델을 그만두어서 ${count}문항은 만들지 않았어요.`;
}

function eachOnce(refused: readonly Refusal[]): Refusal[] {
  const keyed = refused.map((one) => [JSON.stringify(one), one] as const);
  return [...new Map(keyed).values()];
}

export function passageOf({ proof }: ItemContent): number {
  return proof.kind === "made" ? proof.passage : 0;
}
