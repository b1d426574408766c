/** Events of a life: what its person did, with the time where the text tells it. */
import type { Analysis, Sentence, Token } from "@pulda/english";
import type { Chunk } from "../../../shared/clause/chunks.ts";
import type { Clause } from "../../../shared/clause/clause.ts";
import { propositionsOf } from "../../../shared/clause/propositions.ts";
import type { Person } from "../../../shared/person.ts";

export interface LifeEvent {
  readonly sentence: Sentence;
  readonly clause: Clause;
  /** The verb's base form. */
  readonly base: string;
  /** What follows the verb, without its time. */
  readonly rest: readonly Chunk[];
  /** The year in which it was; null where it is not told. */
  readonly year: number | null;
  /** The age in words: "fifteen"; null where it is not told. */
  readonly age: string | null;
  /** Whether the age stands behind the verb: "left school at fourteen". */
  readonly isAgeLate: boolean;
  /** The tokens before it: "In 1928", "At the age of three". */
  readonly front: readonly Token[];
}

const AGE =
  /^(?:at|by|around|about) (?:the age of )?(three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|twenty-[a-z]+|thirty|thirty-[a-z]+|forty|forty-[a-z]+|fifty|fifty-[a-z]+|sixty|seventy|eighty|\d{1,2})$/u;

/** The events of a text in which its person is the subject, in order. */
export function eventsOf({ sentences }: Analysis, person: Person): LifeEvent[] {
  return sentences.flatMap((sentence) =>
    propositionsOf(sentence).flatMap(({ clause, front, joined }) =>
      joined ? [] : (eventIn(clause, front, sentence, person) ?? []),
    ),
  );
}

function eventIn(
  clause: Clause,
  front: readonly Token[],
  sentence: Sentence,
  person: Person,
): LifeEvent | null {
  const { tokens, subject, verb } = clause;
  if (!isPerson(tokens.slice(subject.from, subject.to), person) || verb.isNegated) return null;
  if (
    !/^(?:VBD|MD)$/u.test(tokens[verb.finite]!.tag ?? tokens[verb.finite]!.likely ?? "") ||
    tokens[verb.finite]!.lower === "would"
  )
    return null;
  const rest = clause.rest.filter(
    (chunk) => !isYear(tokens, chunk) && !AGE.test(textOf(tokens, chunk)),
  );
  const timed = clause.rest.find((chunk) => isYear(tokens, chunk));
  const opening = front.map(({ lower }) => lower).join(" ");
  const late = clause.rest.find((chunk) => AGE.test(textOf(tokens, chunk)));
  const year = /\b(1[4-9]\d\d|20\d\d)\b/u.exec(timed ? textOf(tokens, timed) : opening)?.[1];
  return {
    sentence,
    clause,
    base: verb.base,
    rest,
    year: year ? Number(year) : null,
    age: AGE.exec(late ? textOf(tokens, late) : opening)?.[1] ?? null,
    isAgeLate: late !== undefined,
    front,
  };
}

function isPerson(tokens: readonly Token[], { name, isFemale }: Person): boolean {
  const only = tokens[0];
  if (tokens.length === 1) return only?.text === name || only?.lower === (isFemale ? "she" : "he");
  const last = name.split(" ").at(-1);
  return (
    tokens.length <= 5 &&
    tokens.at(-1)?.text === last &&
    (tokens.every(({ text }) => /^\p{Lu}/u.test(text)) || tokens[0]?.lower === "the")
  );
}

const isYear = (tokens: readonly Token[], { kind, from, to }: Chunk): boolean =>
  kind === "phrase" &&
  to - from <= 3 &&
  /^(?:in|on|by)$/u.test(tokens[from]!.lower) &&
  /^(?:1[4-9]\d\d|20\d\d)$/u.test(tokens[to - 1]!.text);

/** The text of a range of tokens. */
export function textOf(
  tokens: readonly Token[],
  { from, to }: { from: number; to: number },
): string {
  return tokens
    .slice(from, to)
    .map(({ text, spaced, index }, at) =>
      at === 0 || (!spaced && index > 0) || /^[,.]$/u.test(text) ? text : ` ${text}`,
    )
    .join("");
}
