/** One text that asks a chat window for many items, and one that asks again for those that failed. */
import type { Problem } from "../asking/outcome.ts";
import type { ModelTask } from "../asking/task.ts";
import { describeForm } from "../describe-form.ts";
import { levelInWords, passageAsData, RULES } from "../prompt.ts";
import { chatTasks, wantedOf, type Wanted } from "./chat-task.ts";

/** A text to be copied into a chat window. */
export interface ChatPrompt {
  /** Empty where nothing can be asked for. */
  readonly text: string;
  /** What was wanted, in the order of the tasks. */
  readonly items: readonly {
    readonly id: string;
    readonly type: string;
    /** Index of the passage. */
    readonly passage: number;
    /** In Korean, why it is not asked for; null where it is. */
    readonly reason: string | null;
  }[];
}

/**
 * The text for some items: the rules once, each type once, each passage once, then the list of what is wanted.
 * @example chatPrompt(tasks).text
 */
export function chatPrompt(tasks: readonly ModelTask[]): ChatPrompt {
  const { wanted, unwanted } = wantedOf(tasks);
  const reasons = new Map(unwanted.map(({ id, problem }) => [id, problem.reason]));
  return {
    text: textFor(wanted),
    items: chatTasks(tasks).map(({ id, task: { type, passage } }) => ({
      id,
      type,
      passage,
      reason: reasons.get(id) ?? null,
    })),
  };
}

/** Why an item of an answer cannot be used. */
interface FailedItem {
  readonly id: string;
  readonly problems: readonly Problem[];
}

/**
 * The text that asks again for what failed, with the reasons. It stands for itself, so that it works in a new window,
 * too. What the window itself has declined is not asked for again.
 * @param tasks all items that were wanted, since their ids follow from all
 */
export function againPrompt(tasks: readonly ModelTask[], failed: readonly FailedItem[]): string {
  const problems = new Map(failed.map((one) => [one.id, one.problems]));
  const again = wantedOf(tasks).wanted.filter(
    ({ id }) => problems.has(id) && !problems.get(id)?.some(({ isFinal }) => isFinal),
  );
  return textFor(again, (id) => problems.get(id)?.map(({ forModel }) => forModel) ?? []);
}

function textFor(
  wanted: readonly Wanted[],
  faultsOf: (id: string) => readonly string[] = () => [],
): string {
  if (wanted.length === 0) return "";
  const levels = new Set(wanted.map(({ task }) => task.level));
  const [level = 3] = levels;
  return [
    RULES,
    "",
    `You are asked for ${wanted.length} items. The types, the passages and the list follow.`,
    ...(levels.size === 1 ? ["", levelInWords(level)] : []),
    ...typesOf(wanted),
    ...passagesOf(wanted),
    "",
    "# The items that are wanted",
    "Items of one passage ask about different things in it.",
    ...wanted.flatMap(({ id, task }) => [
      `- "${id}": type "${task.type}", passage ${task.passage + 1}${levels.size > 1 ? `. ${levelInWords(task.level)}` : ""}${avoided(task.avoid)}`,
      ...faultsOf(id).map((fault) => `  An earlier answer could not be used: ${fault}`),
    ]),
    "",
    `Answer with one JSON object in one code block. Its keys are the ${wanted.length} names above, its values the answers, each in the form of its type: { "${wanted[0]?.id}": { … }, … }. Give all of them, whole; leave nothing out and shorten nothing.`,
    `If a passage cannot carry a really good item of a type, do not force one: put the reason in Korean (해요체) into its "refuse" and leave the other texts empty. Otherwise "refuse" is "".`,
  ].join("\n");
}

function typesOf(wanted: readonly Wanted[]): string[] {
  return [...new Map(wanted.map(({ type }) => [type.id, type])).values()].flatMap((type) => [
    "",
    `# Type "${type.id}"`,
    type.guide.trim(),
    "Its form:",
    describeForm(type.answer),
  ]);
}

function passagesOf(wanted: readonly Wanted[]): string[] {
  return [...new Map(wanted.map(({ task, text }) => [task.passage, text]))].flatMap(
    ([passage, text]) => ["", `# Passage ${passage + 1}`, passageAsData(text)],
  );
}

/** The most targets that are named, and the most characters of each. */
const MAX_AVOIDED = 20;
const MAX_AVOIDED_LENGTH = 160;

function avoided(targets: readonly string[]): string {
  if (targets.length === 0) return "";
  const named = targets
    .slice(0, MAX_AVOIDED)
    .map((text) => JSON.stringify(text.slice(0, MAX_AVOIDED_LENGTH)));
  return `; not about ${named.join(", ")}, which other items ask about`;
}
