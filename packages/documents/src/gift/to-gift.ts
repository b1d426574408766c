/** GIFT: questions as text, for Moodle and others. It knows no markup that all read, so that marks are text. */
import type { Item } from "@pulda/question";
import type { ExamContent } from "../exam/exam-content.ts";
import { bodyText, optionTexts, orderTexts } from "../markup/item-text.ts";
import { shareOf } from "../exam/share.ts";
import { escapeAnswer, escapeGift } from "./escape.ts";

/** A file of GIFT, and in Korean what it could not keep. */
export interface GiftFile {
  readonly text: string;
  readonly warnings: readonly string[];
}

/**
 * An exam as GIFT: a multiple-choice question for each item that is answered by a number, short answers for the rest.
 * GIFT has no question with several fields, so that each field becomes a question of its own.
 * @example toGift(exam).text.startsWith("// ")
 */
export function toGift({ title, items }: ExamContent): GiftFile {
  const warnings = items.flatMap((item) =>
    item.shape === "write" && item.fields.length > 1
      ? [`${item.position}번: GIFT에는 칸이 여럿인 문항이 없어서 칸마다 한 문항으로 나눴어요.`]
      : [],
  );
  const questions = items.flatMap(questionsOf);
  // a line that begins with "//" is a comment
  const name = escapeGift(title).replaceAll("\\n", " ");
  return { text: `// ${name}\n\n${questions.join("\n\n")}\n`, warnings };
}

function questionsOf(item: Item): string[] {
  const { position, points } = item;
  switch (item.shape) {
    case "choose":
    case "mark": {
      const answers = optionTexts(item).map(
        (text, at) => `${at + 1 === item.key.choice ? "=" : "~"}${escapeAnswer(text)}`,
      );
      return [question(item, `${position}`, "", points, answers)];
    }
    case "arrange":
      return [question(item, `${position}`, "", points, orderTexts(item).map(shortAnswer))];
    case "write":
      return item.fields.map(({ label = "", hint = "" }, at) => {
        const accepted = (item.key.accepted[at] ?? []).map(shortAnswer);
        const several = item.fields.length > 1;
        const name = label === "" ? `(${at + 1})` : label;
        return question(
          item,
          several ? `${position} ${name}` : `${position}`,
          [several ? name : label, hint].filter((one) => one !== "").join(" "),
          several ? shareOf(points, item.fields.length, at) : points,
          accepted,
        );
      });
  }
}

/** An answer of a short-answer question, in which Moodle reads a "*" as any text. */
function shortAnswer(text: string): string {
  return `=${escapeAnswer(text.replaceAll("*", "\\*"))}`;
}

/**
 * @param name what the question is called
 * @param asked the field that it asks for; empty where there is one only
 */
function question(
  item: Item,
  name: string,
  asked: string,
  points: number,
  answers: readonly string[],
): string {
  const stem = [`${item.instruction} [${points}점]`, bodyText(item), asked]
    .filter((one) => one !== "")
    .join("\n\n");
  const explanation = item.explanation.trim();
  return [
    `::${escapeGift(name)}::[plain]${escapeGift(stem)}{`,
    ...answers.map((answer) => `\t${answer}`),
    ...(explanation === "" ? [] : [`\t####[plain]${escapeGift(explanation)}`]),
    "}",
  ].join("\n");
}
