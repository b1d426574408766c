/** Which format a text of questions has that another program wrote, and its questions. */
import { readAiken } from "../aiken/read-aiken.ts";
import { readGift } from "../gift/read-gift.ts";
import { readMoodleXml } from "../moodle-xml/read-moodle-xml.ts";
import type { QuestionImport } from "./question-import.ts";

type Format = "moodle-xml" | "gift" | "aiken";

const READERS: Readonly<Record<Format, (text: string) => QuestionImport>> = {
  "moodle-xml": readMoodleXml,
  gift: readGift,
  aiken: readAiken,
};

/** In UTF-16 units: so much is looked at, to tell the format. */
const LOOKED_AT = 20_000;

/**
 * The questions of a text in Moodle XML, GIFT or Aiken; null where it is in none of these formats.
 * @example readQuestionFile("1+1은? {=2 ~3}") // { ok: true, questions: [{ … }], warnings: [] }
 */
export function readQuestionFile(text: string): QuestionImport | null {
  const format = formatOf(text.slice(0, LOOKED_AT));
  return format === null ? null : READERS[format](text);
}

/** Aiken: a line with the answer, below a line with an option. */
const AIKEN = /^[A-Z][.)] {1,8}\S[^\n]{0,2000}\r?\n(?:\s{0,8}\n)?ANSWER: {0,8}[A-Z][ \t\r]{0,8}$/mu;
/** GIFT: answers in braces, or a title between colons, or the category of Moodle. */
const GIFT =
  /(?<!\\)\{\s{0,20}(?:[=~]|#\s?-?\d|(?:T|F|TRUE|FALSE)(?:\s{0,20}[}#]))|^\$CATEGORY:|^::[^:\n]{1,200}::/mu;

function formatOf(head: string): Format | null {
  const start = head.replace(/^\ufeff/u, "").trimStart();
  if (start.startsWith("<"))
    return /^(?:<\?xml[^>]{0,200}>\s{0,40})?(?:<!--[^>]{0,2000}-->\s{0,40}){0,4}<quiz[\s>]/u.test(
      start,
    )
      ? "moodle-xml"
      : null;
  if (GIFT.test(head)) return "gift";
  return AIKEN.test(head) ? "aiken" : null;
}
