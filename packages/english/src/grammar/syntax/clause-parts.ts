/**
 * The clauses that ", and", ", but" and ", yet" join, each with a subject and a main verb of its own.
 *
 * Only where a part is certainly a clause and no further noun of a phrase: "he saw a dog, and a boy who wore a hat
 * ran" could go on as "he saw a dog, and a boy … running" (Quirk et al. 1985 §13.1).
 */
import type { Token } from "../../analysis.ts";
import { wordList } from "../../words/word-list.ts";
import { allClausesOf } from "./clause-verbs.ts";
import { subjectHead } from "./subject-head.ts";
import { isNominative } from "./tokens.ts";

/** So many parts at most, so that a long sentence takes no long time. */
const MOST_PARTS = 6;

export interface ClausePart {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  /** Whether the next part's verb cannot have this part's first noun as a subject beside its own. */
  readonly closed: boolean;
}

/** "everybody, but a man": except. */
const EXCEPTING = wordList(
  "all any every everyone everybody everything no nobody none nothing not never",
);

/**
 * The parts of the tokens up to `to`, exclusive; one part where no joint is certain. With "any", a part may be read as
 * a noun phrase once its verb is a participle.
 */
export function clauseParts(
  tokens: readonly Token[],
  to: number,
  kind: "sure" | "any" = "sure",
): ClausePart[] {
  const parts: ClausePart[] = [];
  let from = 0;
  for (let at = 1, tries = 0; at < to && tries < MOST_PARTS; at++) {
    const joint = tokens[at];
    // "being expected every day, so a chore returned" may be an absolute
    if (!joint || !/^(?:and|but|yet)$/u.test(joint.lower) || tokens[at - 1]?.text !== ",") continue;
    tries++;
    if (!hasMain(tokens, from, at - 1) || !isClause(tokens, { from, joint: at, to }, kind))
      continue;
    parts.push({ from, to: at - 1, closed: isClosed(tokens, at, to) });
    from = at;
  }
  return [...parts, { from, to, closed: true }];
}

/** "the man who came, and the woman beside him, were": two subjects, where the second clause has a plural verb. */
function isClosed(tokens: readonly Token[], joint: number, to: number): boolean {
  const first = tokens[joint + 1];
  if (
    tokens[joint]?.lower !== "and" ||
    isNominative(first) ||
    /^(?:IN|RB)$/u.test(first?.tag ?? "")
  )
    return true;
  const clauses = allClausesOf(tokens, joint + 1, to);
  const verb = clauses?.verbs.find(({ opener }) => opener === null)?.verb;
  return verb?.tag === "VBZ" || verb?.lower === "was" || (clauses?.from ?? 0) > joint + 1;
}

const hasMain = (tokens: readonly Token[], from: number, to: number): boolean =>
  allClausesOf(tokens, from, to)?.verbs.some(({ opener }) => opener === null) ?? false;

/** Whether the part behind the joint has its own subject and verb, and its subject joins no noun before. */
function isClause(
  tokens: readonly Token[],
  { from, joint, to }: { from: number; joint: number; to: number },
  kind: "sure" | "any",
): boolean {
  const clauses = allClausesOf(tokens, joint + 1, to);
  const main = clauses?.verbs.find(({ opener }) => opener === null);
  if (!clauses || !main) return false;
  const first = tokens[joint + 1];
  if (isNominative(first) && first?.lower !== "it") return true;
  const head = subjectHead(
    tokens,
    clauses.from === joint + 1 ? joint + 1 : clauses.from,
    main.verb.index,
  );
  if (!head || head.index === main.verb.index) return false;
  if (clauses.from > joint + 1 || kind === "any") return true;
  const word = tokens[joint]?.lower;
  if (word !== "and")
    return word !== "but" || !tokens.slice(from, joint).some(({ lower }) => EXCEPTING.has(lower));
  // an adverbial right behind "and", or a part before that ends with no noun
  if (/^(?:IN|RB)$/u.test(first?.tag ?? "")) return true;
  const last = tokens[joint - 2];
  return /^(?:RB|VBN|JJ|IN)$/u.test(last?.tag ?? "");
}
