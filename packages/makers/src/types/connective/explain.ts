/** Why a connective fits and others do not, in Korean. */
import { withParticle, type FoundSign } from "@pulda/english";
import { quoted } from "../../shared/quote.ts";
import { MEANING, NAME, NEEDS, RELATION_OF, TRAP, type Relation } from "./relations.ts";
import type { Reading } from "./support.ts";

const SIDE = { before: "앞", after: "뒤" } as const;

/** What settles a blank. */
export function noteOf(reading: Reading): string {
  const { before, text, relation } = reading.candidate;
  return [
    `${quoted(before.text)} 뒤에 ${MEANING[relation]}므로 ${NAME[relation]}의 연결어 ${withParticle(text, "이/가", `'${text}'`)} 알맞아요.`,
    ...signsShown(reading),
  ].join(" ");
}

/** The words of both sides that show the relation, where they show it plainly. */
function signsShown({ candidate, signs, opposition }: Reading): string[] {
  const { relation } = candidate;
  const own = signs.filter(({ sign }) => sign.relation === relation && sign.id !== "past");
  const plain = own.filter(({ sign }) => sign.weight > 1);
  const shown = [
    plain.find(({ sign }) => sign.side === "before") ?? partner(own, "rule", "exception"),
    plain.find(({ sign }) => sign.side === "after") ?? partner(own, "exception", "rule"),
  ].filter((one) => one !== undefined && one !== null);
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

function partner(signs: readonly FoundSign[], id: string, other: string): FoundSign | null {
  return signs.some(({ sign }) => sign.id === other)
    ? (signs.find(({ sign }) => sign.id === id) ?? null)
    : null;
}

/** Why a rival is wrong, with its trap. */
export function rejectionOf(
  word: string,
  key: Relation,
): { readonly reason: string; readonly trap?: string } {
  const relation = RELATION_OF.get(word.toLowerCase()) ?? key;
  const name = withParticle(word, "이/가", `'${word}'`);
  const needs = `${name} 맞으려면 ${NEEDS[relation]} 해요.`;
  const trap = TRAP[key][relation];
  return trap ? { reason: `${trap}기 쉽지만, ${needs}`, trap: `${trap}기 쉬워요.` } : { reason: needs };
}
