/**
 * Passives whose active is certainly wrong: "is often followed by weeks of rain" → following, "the work is expected to
 * take" → expecting, "is used to the noise" → used.
 *
 * Either the verb needs an object in every use, or its subject is a thing, which cannot do what the verb says
 * (`syntax/passive-verbs.ts`; Quirk et al. 1985 §3.63–78, §16.50).
 */
import type { Sentence, Token } from "../../../analysis.ts";
import { verbForms } from "../../../inflection.ts";
import { withParticle } from "../../../korean.ts";
import { wordList } from "../../../words/word-list.ts";
import type { FoundPoint } from "../../grammar-point.ts";
import { isThing } from "../../syntax/animacy.ts";
import { subjectNoun } from "../../syntax/clause-subject.ts";
import {
  agentOf,
  auxiliaryOf,
  isObjectPronoun,
  passiveGroup,
  type PassiveGroup,
} from "../../syntax/passive-group.ts";
import { BY_PERSONS, isByAgent, NEEDS_OBJECT } from "../../syntax/passive-verbs.ts";
import { pointOf } from "../../syntax/point-of.ts";
import { textOf } from "../../syntax/tokens.ts";
import { barePassive } from "./bare-passives.ts";

/** Passives before "to" and an infinitive; of things, none has an active without an object. */
const RAISING = wordList("assume believe estimate expect know report see suppose think");
export function passives(sentence: Sentence): FoundPoint[] {
  return sentence.tokens.flatMap((participle) => {
    const group = passiveGroup(sentence.tokens, participle);
    if (!group) return [];
    if (group.participle.lower === "used") return accustomed(sentence, group);
    return group.be.lower === "be" ? barePassive(sentence, group) : finite(sentence, group);
  });
}

/** "is often followed by", "is expected to take": the participle gives way to the -ing form. */
function finite(sentence: Sentence, { be, participle, base, next }: PassiveGroup): FoundPoint[] {
  const { tokens } = sentence;
  const { ing } = verbForms(base);
  // "were told about it by somebody": a pronoun with its preposition may stand before the agent
  const by = isObjectPronoun(tokens[next.index + 1]) ? (tokens[next.index + 2] ?? next) : next;
  const agent = isByAgent(base, agentOf(tokens, by));
  const verb = be.lower === "been" ? auxiliaryOf(tokens, be) : be;
  const subject = verb && subjectNoun(sentence, verb);
  const thing = subject && isThing(subject) ? subject : null;
  const infinitive = next.lower === "to" && tokens[next.index + 1]?.tag === "VB";
  const certain =
    agent ||
    (thing !== null &&
      (next.lower === "to"
        ? infinitive && RAISING.has(base)
        : BY_PERSONS.has(base) || NEEDS_OBJECT.has(base)));
  // "his eyes were fixing on the door"; "a door is merely painting on the wall": paint
  const isNoun = !agent && /^(?:build|draw|mean|paint|write)$/u.test(base);
  if (!certain || isNoun || (base === "fix" && /^(?:on|upon)$/u.test(next.lower))) return [];
  return pointOf(sentence, {
    rule: "voice",
    first: participle,
    replacement: ing,
    cue: agent ? by : (thing ?? be),
    right: `${subjectWords(thing, agent)} 동작을 받는 관계이므로 ${withParticle(be.text, "과/와", `'${be.text}'`)} 함께 수동태를 이루는 과거분사 '${participle.text}'`,
    wrong: `${subjectWords(thing, agent)} 동작을 받는 관계이고 뒤에 목적어가 없으므로 능동의 진행형이 되는 ${withParticle(ing, "은/는", `'${ing}'`)} 쓸 수 없어요.`,
  });
}

/** "is used to the noise": without be, only a base form could follow "to". */
function accustomed(sentence: Sentence, { be, participle, next }: PassiveGroup): FoundPoint[] {
  const object = sentence.tokens[next.index + 1];
  if (next.lower !== "to" || !/^(?:is|are|am|was|were)$/u.test(be.lower) || !object) return [];
  if (!/^(?:DT|PRP\$|VBG)$/u.test(object.tag ?? "") && !isObjectPronoun(object)) return [];
  const shown = textOf(sentence, be, participle);
  return pointOf(sentence, {
    rule: "voice",
    first: be,
    last: participle,
    replacement: participle.lower,
    cue: next,
    right: `전치사 'to' 뒤의 말에 '익숙하다'라는 뜻이 되는 자리이므로 be동사가 있는 '${shown}'`,
    wrong: `be동사가 없는 'used to' 뒤에는 동사원형이 와야 하므로 be동사 없이 'used'만 쓸 수는 없어요.`,
  });
}

const subjectWords = (thing: Token | null, agent: boolean): string =>
  thing
    ? `주어 ${withParticle(thing.text, "이/가", `'${thing.text}'`)}`
    : agent
      ? "주어가 'by' 뒤의 행위자에게"
      : "주어가";
