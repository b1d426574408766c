/** 빈칸 문장 짝짓기: three sentences are taken out, each of which fits into its own gap only. */
import { withParticle, type Tie } from "@pulda/english";
import type { Maker, Source } from "../../maker.ts";
import { describeTie } from "../../shared/cohesion.ts";
import { OTHER_ARRANGEMENTS, type Arrangement } from "../../shared/arrangements.ts";
import { matchingItem, type Lettering } from "../../shared/matching-item.ts";
import { rankedGaps, type Gaps } from "./gaps.ts";

const INSTRUCTION =
  "글의 흐름으로 보아, 빈칸 (A), (B), (C)에 들어갈 문장을 〈보기〉에서 골라 순서대로 바르게 짝지은 것은?";

/** The most sets of gaps that are proposed for a passage, and with how many keys each. */
const MAX_PROPOSED = 8;
const KEYS_EACH = 2;
const LEFT_OVER = "다른 두 문장의 자리가 정해지면 남는 자리이고, 앞뒤 내용과도 이어져요.";
/** Where every wrong arrangement breaks so much, a reader has several signs to go by. */
const PLAIN_BREAKAGE = 3;

export const sentenceMatching: Maker = {
  id: "sentence-matching",
  name: "빈칸 문장 짝짓기",
  shape: "choose",
  asks: "reading",
  review: "type",
  auto: true,
  inAuto: true,
  *propose(source, order) {
    for (const gaps of rankedGaps(source, order).slice(0, MAX_PROPOSED))
      for (const key of order.keyNumbers.slice(0, KEYS_EACH)) yield write(source, gaps, key);
    return "서로 바꾸어 넣으면 앞뒤가 끊기는 문장 세 개를 찾지 못했거나, 편지나 안내문이에요.";
  },
};

function write(source: Source, gaps: Gaps, key: number) {
  const { sentences, removed, ties, breakage } = gaps;
  return matchingItem(
    source,
    {
      type: "sentence-matching",
      instruction: INSTRUCTION,
      rule: "cohesion",
      excerpt: { start: sentences[0]!.start, end: sentences.at(-1)!.end },
      blanks: removed.map(({ start, end }) => ({ start, end })),
      notes: removed.map((sentence, blank) => {
        const tie = ties[blank];
        return tie
          ? { span: tie.span, note: describeTie(tie) }
          : { span: { start: sentence.start, end: sentence.end }, note: LEFT_OVER };
      }),
      rejectionOf: (arrangement, letters) => rejectionOf(gaps, arrangement, letters),
      difficulty: breakage >= PLAIN_BREAKAGE ? "middle" : "high",
    },
    key,
  );
}

/** The blank that an arrangement fills wrongly, with the tie that breaks there. */
function rejectionOf(
  { removed, broken }: Gaps,
  arrangement: Arrangement,
  letters: Lettering,
): string {
  const at = OTHER_ARRANGEMENTS.findIndex((other) =>
    other.every((blank, index) => blank === arrangement[index]),
  );
  const ties = broken[at] ?? [];
  // best told by a sentence that was put into a wrong blank itself
  const isMisplaced = (sentence: number): boolean =>
    removed.some(({ index }, from) => index === sentence && arrangement[from] !== from);
  const own = ties.find(({ dependent }) => isMisplaced(dependent));
  const blank = own ? arrangement.findIndex((from) => removed[from]?.index === own.dependent) : -1;
  if (own && blank >= 0)
    return `${letters.labelOf(blank)}에 ${letters.letterOf(arrangement[blank]!)}를 넣으면, ${missing(own)}`;
  const tie = ties[0];
  return tie ? missing(tie) : "앞뒤 문장이 이어지지 않아요.";
}

function missing({ words, anchorWords, near }: Tie): string {
  return `${withParticle(words, "이/가", `'${words}'`)} 이어받을 '${anchorWords}'의 내용이 그 ${near ? "바로 " : ""}앞에 나오지 않아요.`;
}
