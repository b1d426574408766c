/**
 * What readers say against an item in which English is written from its Korean under conditions: other wordings that
 * the conditions leave open, and what a teacher would change before it is printed. One wording is right, or a student
 * who writes another one is wronged.
 */
import { conditionNotes, grade, type ItemContent } from "@pulda/question";
import type { Problem } from "./outcome.ts";
import type { Solution } from "./solution.ts";

type Written = ItemContent & { readonly shape: "write" };

/**
 * Whether an item has English written from its Korean under conditions.
 * @example isTranslation(item) // true for 조건 영작
 */
export function isTranslation(item: ItemContent): item is Written {
  return (
    item.shape === "write" &&
    item.conditions !== undefined &&
    item.blocks.some(({ kind }) => kind === "prompt")
  );
}

/** What a reader of such an item says besides its answer. */
export const TRANSLATION_FORM = {
  others: `"others": every other wording that keeps each condition (all given words, exactly the number of words, each named structure) and says what the Korean says. Write the sentence anew as three different good students would: another order of clauses or adverbs, another preposition, conjunction, article, tense, voice, an infinitive for an -ing form. Count its words before you list it; that/which/who for one another, contractions, and two halves joined by 'and' or 'or' that stand in another order than in the Korean do not count as other wordings. [] where you have found none`,
  edits: `"edits": what you, as the strict teacher who prints this item tomorrow, would have to change first, each in one short English sentence: Korean that no Korean author would write or that does not settle what is to be written (tense, number, who does what); a condition that is wrong, repeats another, or could be meant for two places; a blank in which hardly anything but the order of given words is asked. [] if you would print it as it is`,
} as const;

/** How much is looked at of what one reader says, and shown of it. */
const MOST = 10;
const LONGEST = 300;

/**
 * What speaks against printing a translation as it is, or null: a reader who writes another wording than the target, or
 * would change something first. Items of which neither reader would change anything were printed as they are by judges;
 * what readers list besides tells the one who revises what the conditions leave open.
 * @example translationProblem(item, solutions)?.check // "as-printed" where one finds the Korean stiff
 */
export function translationProblem(
  item: ItemContent,
  solutions: readonly Solution[],
): Problem | null {
  if (!isTranslation(item)) return null;
  const edits = solutions.flatMap(({ edits: said }) =>
    said.slice(0, MOST).flatMap((edit) => (edit.trim() === "" ? [] : [line(edit)])),
  );
  const isOther = solutions.some(({ answer }) => isOtherWording(item, answer));
  if (edits.length === 0 && !isOther) return null;
  const wordings = [...new Set(solutions.flatMap((solution) => otherWordings(item, solution)))];
  return {
    check: isOther ? "one-wording" : "as-printed",
    forModel: [
      ...edits.map((edit) => `A teacher who saw the printed item would not print it yet: ${edit}`),
      ...wordings.map(
        (wording) =>
          `A reader who saw the printed item wrote "${wording}", which keeps every condition: where that is good English for the Korean, rule it out by a structure or a given word, or take another target.`,
      ),
    ].join("\n- "),
    reason: isOther
      ? "조건을 지키는 다른 영작이 있어요."
      : "문항을 다시 본 모델이 인쇄하기 전에 고칠 데가 있다고 했어요.",
  };
}

/**
 * Whether all readers write the target and one of them alone would change something: of such items judges printed four of
 * five as they were.
 */
export function isRemarkOfOne(item: ItemContent, solutions: readonly Solution[]): boolean {
  const editing = solutions.filter(({ edits }) => edits.some((edit) => edit.trim() !== ""));
  return editing.length === 1 && !solutions.some(({ answer }) => isOtherWording(item, answer));
}

/**
 * Wordings besides the target that all readers come upon: what two write by themselves is accepted, what one of them
 * fancies may be wrong.
 * @example sharedWordings(item, solutions) // ["ask if it meant something"], beside "ask whether it meant something"
 */
export function sharedWordings(item: ItemContent, solutions: readonly Solution[]): string[] {
  if (!isTranslation(item) || solutions.length < 2) return [];
  const [first = [], ...others] = solutions.map((solution) => otherWordings(item, solution));
  return first.filter((wording) =>
    others.every((list) => list.some((other) => comparable(other) === comparable(wording))),
  );
}

/**
 * Whether what a reader has written keeps all conditions and is not the target: the conditions leave it open.
 * @example isOtherWording(item, "ask if it meant something") // true where the target has "whether"
 */
export function isOtherWording(item: ItemContent, answer: Solution["answer"]): boolean {
  return isTranslation(item) && typeof answer === "string" && otherWording(item, answer) !== null;
}

function otherWordings(item: Written, { answer, others }: Solution): string[] {
  return [answer, ...others.slice(0, MOST)].flatMap((text) =>
    typeof text === "string" ? (otherWording(item, text) ?? []) : [],
  );
}

function otherWording(item: Written, text: string): string | null {
  const target = comparable(item.key.accepted[0]?.[0] ?? "");
  const wording = line(text).replace(/[.]$/u, "").trim();
  const isForeseen = grade(item, { texts: [wording] }).kind === "right";
  return isForeseen ||
    comparable(wording) === target ||
    conditionNotes(item.conditions ?? [], wording).length > 0
    ? null
    : wording;
}

/** Without capitals and signs, and with one word for every relative. */
function comparable(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}' ]/gu, "")
    .replace(/\b(?:who|whom|which|that)\b/gu, "that")
    .replace(/\bas though\b/gu, "as if")
    .replace(/\s+/gu, " ")
    .trim();
}

function line(text: string): string {
  return text.replace(/\s+/gu, " ").slice(0, LONGEST);
}
