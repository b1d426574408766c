/**
 * Opposites of the words that everyone knows, of which our dictionary says nothing: what a text claims turns on them as
 * often as on rarer ones ("easy", "agree"). Each reads as well as the word in nearly any company.
 */
import type { PartOfSpeech } from "@pulda/english";

const COMMON: Readonly<Record<PartOfSpeech, ReadonlyMap<string, string>>> = {
  a: pairs(
    `dangerous/safe different/similar difficult/easy early/late easy/difficult few/many happy/sad high/low
     important/trivial large/small low/high many/few new/old old/new safe/dangerous simple/complex slow/fast
     small/large strong/weak wrong/right young/old`,
  ),
  v: pairs(
    `agree/disagree believe/doubt build/destroy buy/sell fall/rise forget/remember remember/forget sell/buy`,
  ),
  n: pairs("beginning/end"),
  r: pairs("easily/hardly often/seldom quickly/slowly slowly/quickly together/separately"),
};

/** Opposites that read well where two things are compared alone: "a better answer", but hardly "a bad answer". */
const COMPARED = pairs(
  `bad/good deep/shallow easy/hard good/bad hard/easy late/early long/short narrow/wide poor/rich rich/poor
   short/long weak/strong wide/narrow`,
);

/**
 * The opposite of a common word; null where there is none that reads as well nearly everywhere.
 * @param isCompared whether the word is a comparative or superlative
 * @example commonOpposite("easy", "a") // "difficult"
 */
export function commonOpposite(
  lemma: string,
  pos: PartOfSpeech,
  isCompared = false,
): string | null {
  // "older brothers" are no "newer brothers"
  if (isCompared && /^(?:new|old)$/u.test(lemma)) return null;
  const compared = isCompared && pos === "a" ? COMPARED.get(lemma) : undefined;
  return compared ?? COMMON[pos].get(lemma) ?? null;
}

/** Size, age, number and speed: a claim hardly ever turns on them. */
const DETAIL =
  /^(?:beginning|buy|early|fall|fast|few|high|large|late|low|many|new|old|rise|sell|slow|slowly|small|young)$/u;

/** How often a claim turns on a common word: 1 a detail, 2 what may carry a claim. */
export function weightOfCommon(lemma: string): 1 | 2 {
  return DETAIL.test(lemma) ? 1 : 2;
}

function pairs(list: string): ReadonlyMap<string, string> {
  return new Map(
    list
      .trim()
      .split(/\s+/u)
      .map((pair) => pair.split("/") as [string, string]),
  );
}
