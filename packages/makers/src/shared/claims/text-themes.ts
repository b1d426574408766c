/** Of which themes a text speaks, and which of them it denies. */
import {
  discourseOf,
  isContent,
  stemOf,
  themeIds,
  themeOf,
  type Analysis,
  type Token,
} from "@pulda/english";

/** What a text says of a theme. */
export interface ThemeInText {
  /** 0 where it does not speak of it; about 1 for a passing word, 2 and more where it is a topic. */
  readonly support: number;
  /** A word of the theme that stands in a negated or contrasted place, or in a view that the text turns against. */
  readonly denied: Token | null;
}

const SILENT: ThemeInText = { support: 0, denied: null };
const DENIES =
  /^(?:not|n't|n’t|never|no|nor|neither|without|hardly|rarely|instead|rather|merely|simply|just|only|less)$/u;
/** How many words behind a negation belong to it. */
const REACH = 7;

const cache = new WeakMap<Analysis, ReadonlyMap<string, ThemeInText>>();

/** What the text says of each theme that it speaks of. Linear in its length; computed once for an analysis. */
function themesOf(analysis: Analysis): ReadonlyMap<string, ThemeInText> {
  let found = cache.get(analysis);
  if (!found) cache.set(analysis, (found = findThemes(analysis)));
  return found;
}

/** @example themeIn(analysis, "speed").support // 0 */
export function themeIn(analysis: Analysis, theme: string): ThemeInText {
  return themesOf(analysis).get(theme) ?? SILENT;
}

let themesByStem: ReadonlyMap<string, readonly string[]> | null = null;

/** The themes that a word tells of, by its stem. */
export function themesTold(word: string): readonly string[] {
  themesByStem ??= byStem();
  return themesByStem.get(stemOf(word)) ?? [];
}

function byStem(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const id of themeIds())
    for (const word of themeOf(id)?.words ?? []) {
      const stem = stemOf(word);
      const ids = found.get(stem) ?? [];
      if (!ids.includes(id)) found.set(stem, [...ids, id]);
    }
  return found;
}

function findThemes(analysis: Analysis): Map<string, ThemeInText> {
  const found = new Map<string, ThemeInText>();
  const counted = new Set<string>();
  for (const { sentence, role } of discourseOf(analysis)) {
    const isView =
      role === "background" &&
      /\b(?:seem|assume|tempting|believe|think|thought|usual|common)/u.test(sentence.text);
    for (const token of sentence.tokens) {
      const denied = isView || isDenied(sentence.tokens, token.index);
      const ids = isContent(token) ? themesTold(token.lower) : [];
      for (const id of ids) {
        const before = found.get(id) ?? SILENT;
        const key = `${id} ${stemOf(token.lower)}`;
        const isNew = !denied && !counted.has(key);
        if (isNew) counted.add(key);
        found.set(id, {
          support: before.support + (isNew ? weightOf(role) / Math.sqrt(ids.length) : 0),
          denied: before.denied ?? (denied ? token : null),
        });
      }
    }
  }
  return found;
}

function weightOf(role: string): number {
  return role === "claim" || role === "conclusion" || role === "turn" || role === "reason"
    ? 1.2
    : 0.8;
}

/** Whether a word stands behind a negation, with no mark between. */
function isDenied(tokens: readonly Token[], at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - REACH); index--) {
    const { lower, text } = tokens[index]!;
    if (/^[,;:—]$/u.test(text)) return false;
    if (DENIES.test(lower)) return true;
  }
  return false;
}
