/** An article too many: "by the hand", "the most of them", "find an information". */
import type { Sentence, Token } from "../../../analysis.ts";
import { findingAt, named, type Finding } from "../../finding.ts";

/** Nouns that are never counted, in no sense. */
const NEVER_COUNTED =
  /^(?:information|advice|furniture|equipment|homework|evidence|luggage|traffic|research|progress|weather|music|bread|money|knowledge|news|electricity|oxygen|software|pollution|garbage|scenery|machinery|baggage|jewelry|clothing|patience|happiness|rice|sunlight|sunshine|rain|snow|advertising|housing)$/u;
/** What ends a phrase. "a knowledge of", "a music that" and "an evidence base" are right or doubtful. */
const END =
  /^(?:[.,;!?]|in|on|at|from|to|about|with|by|and|or|is|was|has|can|will|because|when|before|after|if|for)$/u;

/** Phrases of a preposition and a noun that have no article, and the words that may follow them. */
const BARE: readonly (readonly [before: RegExp, noun: RegExp, after: RegExp])[] = [
  [/^(?:at|by|until|before|after|around|near|since|till)$/u, /^(?:midnight|noon)$/u, /^/u],
  [/^by$/u, /^(?:accident|mistake|chance)$/u, /^(?!(?:of|that|which|in|at)$)/u],
  [/^for$/u, /^(?:example|instance)$/u, /^(?:[,.])$/u],
  [/^in$/u, /^(?:general|conclusion|addition|contrast|particular)$/u, /^,$/u],
  [/^at$/u, /^(?:first|last)$/u, /^,$/u],
  [/^on$/u, /^(?:foot|purpose|average)$/u, /^[.,;!?]$/u],
  [
    /^by$/u,
    /^(?:bus|train|car|plane|bicycle|bike|boat|subway|taxi|mail|email|phone)$/u,
    /^(?:[.,;!?]|to|from|and|or)$/u,
  ],
  [/^at$/u, /^(?:work|night|home)$/u, /^[.,;!?]$/u],
  [/^to$/u, /^(?:bed|work)$/u, /^(?:[.,;!?]|early|late|at|every|by)$/u],
];

/** Verbs that have someone "by the hand". */
const GRASP =
  /^(?:take|took|taken|taking|takes|lead|led|leads|leading|hold|held|holding|grab|grabbed|seize|seized|pull|pulled|catch|caught|grasp|grasped|shake|shook)$/u;

export function superfluousArticle({ tokens }: Sentence, article: Token): Finding | null {
  const next = tokens[article.index + 1];
  const before = tokens[article.index - 1];
  const after = tokens[article.index + 2];
  if (!next?.spaced || !after) return null;
  if (/^an?$/u.test(article.lower)) {
    if (!NEVER_COUNTED.test(next.text) || !END.test(after.lower)) return null;
    if (article.text === "A" && before) return null;
    return without(
      article,
      next,
      `${named(next.text, "은/는")} 셀 수 없어서 관사 '${article.text}'를 쓰지 않아요.`,
    );
  }
  if (article.lower !== "the") return null;
  const last = tokens[article.index + 3];
  if (
    next.lower === "most" &&
    ((after.lower === "of" && /^(?:them|us|these|those|the|our|their)$/u.test(last?.lower ?? "")) ||
      (after.lower === "people" && !before)) &&
    (!before || /^(?:[,;]|and|but|so|because|that|when|while)$/u.test(before.lower))
  )
    return without(article, next, "'대부분'이라는 뜻의 'most' 앞에는 'the'를 쓰지 않아요.");
  if (!before) return null;
  const isByHand =
    before.lower === "by" &&
    next.text === "hand" &&
    /^(?:[.,;!?]|can|cannot|is|was|are|were|in|and|or|for|at|with|instead|rather|takes|has)$/u.test(
      after.lower,
    ) &&
    !tokens.slice(0, article.index).some(({ lower }) => GRASP.test(lower));
  const isBare = BARE.some(
    ([preposition, noun, end]) =>
      preposition.test(before.lower) && noun.test(next.text) && end.test(after.lower),
  );
  if (!isByHand && !isBare) return null;
  return without(article, next, `'${before.text} ${next.text}'처럼 관사 없이 써요.`);
}

function without(article: Token, next: Token, message: string): Finding {
  const isOpener = article.text !== article.lower;
  const fix = isOpener ? next.text.charAt(0).toUpperCase() + next.text.slice(1) : next.text;
  return findingAt("article", article, next, fix, message);
}
