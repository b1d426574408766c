/**
 * Whether paragraphs that only a blank line parts are one text or several.
 *
 * The rule: what a sentence, a greeting or a closing joins or parts, stays so. A paragraph of fewer than 60 words
 * belongs to the one before it: a passage of an exam is longer. One that begins with a word that leans on what was
 * said ("However", "These") belongs to it, too. Two long paragraphs (75 words and more) are two passages unless a
 * tenth of their content words is the same; of paragraphs between, only those that have next to nothing in common.
 */
import { endsSentence, wordCount } from "./letters.ts";

const SHORT = 60;
const LONG = 75;
/** The share of content words that long paragraphs of one text have in common, and that others have. */
const SHARED_BY_LONG = 0.1;
const SHARED_BY_OTHERS = 0.04;

const LEANING =
  /^[“"‘']?(?:However|But|And|Yet|So|Or|Nor|Still|Then|Thus|Hence|Also|Therefore|Moreover|Furthermore|In addition|Besides|Nevertheless|Nonetheless|Consequently|As a result|For (?:example|instance|this reason)|In (?:contrast|fact|short|other words|this (?:way|case|sense)|conclusion|sum|the end)|On the (?:other hand|contrary)|By contrast|Similarly|Likewise|Instead|Meanwhile|Otherwise|Finally|Second(?:ly)?|Third(?:ly)?|Next|Later|Afterwards?|After (?:that|this)|Despite (?:this|that|these)|Because of (?:this|that)|This|That (?:is|was|said|day|night|evening)|These|Those|Such|They|Their|Them|He|She|His|Her|Both|Another|Neither|Even so|What is more|Of course|To this day|At (?:first|last)|Here|There, )\b/u;
const CLOSED =
  /\n(?:Sincerely|Yours|Best|Regards|Respectfully|Warmly|With |Love)[^\n]{0,30},?(?:\n[^\n]{0,60}){0,4}$/u;

/**
 * Whether a paragraph begins another text than the one before it.
 * @param before the end of that text: its last paragraphs, 60 words or more
 * @param isLetter whether that text began as a letter does
 */
export function beginsAnother(before: string, isLetter: boolean, after: string): boolean {
  if (/^Dear\b/u.test(after)) return true;
  const isClosed = CLOSED.test(before);
  if (isClosed && wordCount(after) >= SHORT) return true;
  if (isLetter && !isClosed) return false;
  if (!endsSentence(before) || LEANING.test(after)) return false;
  const least = Math.min(wordCount(before), wordCount(after));
  if (least < SHORT) return false;
  return sharedWords(before, after) < (least >= LONG ? SHARED_BY_LONG : SHARED_BY_OTHERS);
}

/** The share of content words that two texts have in common, of those of the shorter one. */
export function sharedWords(one: string, other: string): number {
  const [words, others] = [contentWords(one), contentWords(other)];
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared / Math.max(1, Math.min(words.size, others.size));
}

/** Words with the same first letters are mostly of one family: "paint", "painting", "painter". */
const FAMILY = 5;

function contentWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z]{4,}/gu) ?? [];
  return new Set(
    words
      .filter((word) => !COMMON.has(word) && !COMMON.has(word.replace(/s$/u, "")))
      .map((word) => word.slice(0, FAMILY)),
  );
}

/** Words that texts about anything share. */
const COMMON = new Set(
  (
    "about above after again against almost alone along already also although always among another anyone anything " +
    "around because become becomes been before began behind being below best better between beyond both bring " +
    "called cannot cause certain change come comes could course days does doing done down during each early easy " +
    "either else enough even ever every everyone everything example fact feel felt find first follow found from " +
    "gave general give given gives goes going good great group half hand happen hard have having help here high " +
    "himself hour however idea important inside instead into itself just keep kind knew know known large last late " +
    "later lead learn least leave left less life like likely little live long look looked lost made make makes " +
    "making many matter mean means might mind moment more most much must myself need never next nothing noticed " +
    "often once only open order other others over part particular people perhaps person place point possible " +
    "problem probably question quite rather reach read real reason result right said same second seem seemed seems " +
    "seen sense several shall short should show simply since small some someone something sometimes soon start " +
    "still such sure take taken takes tell than that their them themselves then there therefore these they thing " +
    "things think this those though thought three through time times today together told took toward tried true " +
    "turn under understand until upon used useful using usually very want wanted well went were what when where " +
    "whether which while whole whose will with within without word words work world would write year years your " +
    "yourself"
  ).split(" "),
);
