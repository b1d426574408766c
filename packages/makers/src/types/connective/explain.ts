/** Why a connective fits and others do not, in Korean. */
import { withParticle, type FoundSign } from "@pulda/english";
import { quoted } from "../../shared/quote.ts";
import { MEANING, NAME, NEEDS, RELATION_OF, TRAP, type Relation } from "./relations.ts";
import type { Reading } from "./support.ts";

const SIDE = { before: "앞", after: "뒤" } as const;

/** What settles a blank. */
export function noteOf(reading: Reading): string {
  const { before, text, original, relation } = reading.candidate;
  const reworded =
    original === text
      ? []
      : [`원문에는 같은 뜻의 ${withParticle(original, "이/가", `'${original}'`)} 쓰여 있어요.`];
  return [
    `${quoted(before.text)} 뒤에 ${MEANING[relation]}므로 ${NAME[relation]}의 연결어 ${withParticle(text, "이/가", `'${text}'`)} 알맞아요.`,
    ...reworded,
    ...signsShown(reading),
  ].join(" ");
}

/** Signs that show the relation plainly enough to be named; others may mean something else where they stand. */
const NAMED = new Set([
  "admission",
  "appearance",
  "belief",
  "demand",
  "denial",
  "goal",
  "several",
  "surprise",
]);
/** Words of these signs that say too little by themselves. */
const TOO_PLAIN = /^(?:any|certain|each|few|some|most|all)$/iu;
/** Words that show it together: "most … only a few", "once … today". */
const TOGETHER: readonly (readonly [id: string, words: RegExp])[][] = [
  [
    ["rule", /^(?:most|many|usually|normally|generally|typically|the vast majority)$/iu],
    ["exception", /^(?:only|every few|not all|hardly|rarely|alone|unlike|others)$/iu],
  ],
  [
    ["earlier", /^(?:used to|once|for [a-z]+|formerly|traditionally|in the past|had always)$/iu],
    ["later", /^(?:today|now|nowadays|recently|these days|in recent [a-z]+)$/iu],
  ],
];

/** The words of both sides that show the relation: one of each side at most, and a pair of opposites. */
function signsShown({ candidate, signs, opposition }: Reading): string[] {
  const { relation } = candidate;
  const own = signs.filter(({ sign }) => sign.relation === relation);
  const named = (["before", "after"] as const).flatMap(
    (side) =>
      own.find(
        ({ sign, words }) => sign.side === side && NAMED.has(sign.id) && !TOO_PLAIN.test(words),
      ) ?? [],
  );
  const together = TOGETHER.map((pair) =>
    pair.flatMap(
      ([id, words]) => own.find((one) => one.sign.id === id && words.test(one.words)) ?? [],
    ),
  ).find((found) => found.length === 2);
  const shown: readonly FoundSign[] = named.length > 0 ? named : (together ?? []);
  const lines = shown.map(
    ({ sign: { side, shows }, words }) =>
      `${SIDE[side]}의 ${withParticle(words, "은/는", `'${words}'`)} ${shows}.`,
  );
  const opposed = opposition.opposites;
  if (relation === "contrast" && opposed)
    lines.push(
      `앞의 ${withParticle(opposed[0], "과/와", `'${opposed[0]}'`)} 뒤의 ${withParticle(opposed[1], "이/가", `'${opposed[1]}'`)} 서로 반대돼요.`,
    );
  return lines;
}

/** Why a distractor is wrong, and why a learner takes it, which says what it would need to be right. */
export function rejectionOf(
  word: string,
  key: Relation,
): { readonly reason: string; readonly trap: string } {
  const relation = RELATION_OF.get(word.toLowerCase()) ?? key;
  const misled = TRAP[key][relation] ?? "앞뒤 내용이 그렇게 이어진다고 착각하";
  return {
    reason: `${withParticle(word, "은/는", `'${word}'`)} ${NAME[relation]}의 연결어라서 ${MEANING[key]}는 흐름에 맞지 않아요.`,
    trap: `${misled}기 쉽지만, ${withParticle(word, "이/가", `'${word}'`)} 맞으려면 ${NEEDS[relation]} 해요.`,
  };
}
