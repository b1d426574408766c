/** Ties between sentences: which hold in a stretch of text, and how they are told in Korean. */
import { findTies, withParticle, type Analysis, type Sentence, type Tie } from "@pulda/english";

const known = new WeakMap<Analysis, readonly Tie[]>();

/** Every tie of a text; found once for each, since several types ask. */
export function tiesOf(analysis: Analysis): readonly Tie[] {
  let ties = known.get(analysis);
  if (!ties) known.set(analysis, (ties = findTies(analysis)));
  return ties;
}

/**
 * The ties that a run of neighbouring sentences shows whole: both ends stand in it, and the author's
 * own order keeps them.
 */
export function tiesWithin(sentences: readonly Sentence[], ties: readonly Tie[]): Tie[] {
  const from = sentences[0]?.index ?? 0;
  const to = from + sentences.length - 1;
  const start = sentences[0]?.start ?? 0;
  return ties.filter(
    ({ dependent, sources, near, anchor }) =>
      dependent >= from &&
      dependent <= to &&
      anchor.start >= start &&
      sources.some(
        (source) => source >= from && (near ? source === dependent - 1 : source < dependent),
      ),
  );
}

/** What a tie shows, as a sentence. */
export function describeTie({ kind, words, anchorWords }: Tie): string {
  const shown = `'${words}'`;
  const anchor = `'${anchorWords}'`;
  switch (kind) {
    case "demonstrative":
      return `${withParticle(words, "은/는", shown)} 앞에 나온 ${withParticle(anchorWords, "을/를", anchor)} 가리켜요.`;
    case "definite":
      return `${withParticle(words, "은/는", shown)} 앞에서 처음 소개된 ${withParticle(anchorWords, "을/를", anchor)} 다시 받은 말이에요.`;
    case "term":
      if (/^\p{Lu}\p{Ll}/u.test(anchorWords))
        return `${withParticle(words, "은/는", shown)} 앞에서 이름이 소개된 뒤에 쓸 수 있는 말이에요.`;
      return `${withParticle(words, "은/는", shown)} 앞에서 ${withParticle(anchorWords, "이라/라", anchor)}는 용어가 소개된 뒤에 쓸 수 있는 말이에요.`;
    case "name":
      return `${withParticle(words, "은/는", shown)} 앞에서 온전한 이름으로 소개된 사람(것)을 다시 부른 말이에요.`;
    // whom a pronoun means is for the reader to say: only that someone must have been named is sure
    case "person":
      return `대명사 ${withParticle(words, "이/가", shown)} 가리킬 사람이 앞에 먼저 나와 있어야 해요.`;
    case "sequence":
      return `${withParticle(words, "은/는", shown)} 앞에 나온 ${anchor}에 이어지는 순서예요.`;
    case "chain":
      return `${withParticle(words, "은/는", shown)} 바로 앞 문장의 ${withParticle(anchorWords, "과/와", anchor)} 같은 대상을 이어서 말하고 있어요.`;
    case "answer":
      return `${withParticle(words, "은/는", shown)} 바로 앞의 물음에 답하는 말이에요.`;
    case "opening":
      return `${withParticle(words, "은/는", shown)} 바로 앞 문장의 내용을 이어받는 말이에요.`;
  }
}
