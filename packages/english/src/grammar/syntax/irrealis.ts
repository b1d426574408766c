/** Whether a verb may be a subjunctive, or a past of wish: there is no agreement to ask about. */
import type { Sentence, Token } from "../../analysis.ts";
import { wordList } from "../../words/word-list.ts";
import { hasWord } from "./tokens.ts";

const IRREALIS = wordList(
  "if wish wishes wished suggest suggests suggested recommend recommends recommended demand demands demanded insist insists insisted require requires required propose proposed lest",
);
const MANDATIVE = wordList("essential crucial vital important necessary imperative desirable");

export const mayBeIrrealis = (sentence: Sentence, verb: Token): boolean =>
  hasWord(sentence, IRREALIS, 0, verb.index) ||
  hasThough(sentence, verb) ||
  mandated(sentence, verb);

/** "though it be", "as though it were"; "even though" has an indicative. */
const hasThough = ({ tokens }: Sentence, verb: Token): boolean =>
  tokens.some(
    ({ lower, index }) =>
      index < verb.index && lower === "though" && tokens[index - 1]?.lower !== "even",
  );

/** "It is important that he leave". */
function mandated({ tokens }: Sentence, verb: Token): boolean {
  return tokens.some(
    ({ lower, index }) =>
      index < verb.index && MANDATIVE.has(lower) && tokens[index + 1]?.lower === "that",
  );
}
