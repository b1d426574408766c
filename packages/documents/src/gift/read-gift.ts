/** Reads GIFT as input for own questions (직접 출제). */
import { choiceQuestion, writeQuestion, type ReadQuestion } from "@pulda/question";
import { importOf, TOO_LONG, type QuestionImport } from "../questions/question-import.ts";
import { answersOf, numbersOf, pairsOf, type GiftAnswer } from "./answers.ts";
import { entriesOf, type GiftEntry } from "./entries.ts";
import { partsOf, type GiftParts } from "./parts.ts";

/** In UTF-16 units. */
const MAX_LENGTH = 4 * 1024 * 1024;

/**
 * Reads a GIFT file: multiple choice, true or false, short answers, numbers and matching.
 * @example readGift("1+1은? {=2 ~3}") // { ok: true, questions: [{ options: ["2", "3"], choice: 1, … }], warnings: [] }
 */
export function readGift(file: string): QuestionImport {
  if (file.length > MAX_LENGTH) return { ok: false, message: TOO_LONG };
  return importOf(entriesOf(file), readEntry);
}

/** A question, or in Korean why there is none. */
function readEntry({ text, span }: GiftEntry): ReadQuestion | string {
  const parts = partsOf(text, span);
  if (typeof parts === "string") return parts;
  const { answers } = parts;
  const isTrue = /^(T|TRUE|F|FALSE)(?=\s*(?:#|$))/u.exec(answers)?.[1];
  if (isTrue) return choiceQuestion(parts, ["True", "False"], [isTrue.startsWith("T") ? 1 : 2]);
  if (answers.startsWith("#")) {
    const { accepted, notes } = numbersOf(answers.slice(1));
    return writeQuestion({ ...parts, notes: [...parts.notes, ...notes] }, [{ accepted }]);
  }
  const list = answersOf(answers, parts.format);
  if (list.some(({ sign }) => sign === "~")) return multipleChoice(parts, list);
  const pairs = pairsOf(answers, parts.format);
  if (pairs) {
    const box = [...new Set(pairs.map(({ answer }) => answer))].toSorted();
    const asked = pairs.filter(({ label }) => label !== "");
    return writeQuestion(
      { ...parts, text: [parts.text, `〈보기〉 ${box.join(" / ")}`].filter(Boolean).join("\n\n") },
      asked.map(({ label, answer }) => ({ label, accepted: [answer] })),
    );
  }
  return shortAnswer(parts, list);
}

function multipleChoice(parts: GiftParts, answers: readonly GiftAnswer[]): ReadQuestion {
  const right = answers.flatMap(({ sign }, at) => (sign === "=" ? [at + 1] : []));
  const weighted = answers.flatMap(({ weight }, at) => (weight > 0 ? [at + 1] : []));
  return choiceQuestion(
    { ...parts, explanation: explained(parts, answers) },
    answers.map(({ text }) => text),
    right.length > 0 ? right : weighted,
  );
}

function shortAnswer(parts: GiftParts, answers: readonly GiftAnswer[]): ReadQuestion {
  const whole = answers.filter(({ weight, text }) => weight === 100 && text !== "");
  const isPartial = answers.some(({ weight }) => weight > 0 && weight < 100);
  const hasWildcard = whole.some(({ text }) => /(?<!\\)\*/u.test(text));
  return writeQuestion(
    {
      ...parts,
      explanation: explained(parts, answers),
      notes: [
        ...parts.notes,
        ...(isPartial ? (["partial-answers"] as const) : []),
        ...(hasWildcard ? (["wildcard"] as const) : []),
      ],
    },
    [{ accepted: [...new Set(whole.map(({ text }) => text.replaceAll("\\*", "*")))] }],
  );
}

/** The explanation, and what is said of single answers. */
function explained({ explanation }: GiftParts, answers: readonly GiftAnswer[]): string {
  const notes = answers.flatMap(({ text, feedback }) =>
    feedback === "" ? [] : [`${text}: ${feedback}`],
  );
  return [explanation, ...notes].filter((one) => one !== "").join("\n");
}
