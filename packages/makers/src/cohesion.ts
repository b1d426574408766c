/** How ties between sentences are told in Korean. */
import { withParticle, type Tie } from "@pulda/english";

/** What a tie shows, as a sentence. */
export function tieNote({ kind, words, anchorWords }: Tie): string {
  const shown = `'${words}'`;
  const anchor = `'${anchorWords}'`;
  switch (kind) {
    case "demonstrative":
      return `${withParticle(words, "은/는", shown)} 앞에 나온 ${withParticle(anchorWords, "을/를", anchor)} 가리켜요.`;
    case "definite":
      return `${withParticle(words, "은/는", shown)} 앞에서 처음 소개된 ${withParticle(anchorWords, "을/를", anchor)} 다시 받은 말이에요.`;
    case "term":
      return `${withParticle(words, "은/는", shown)} 앞에서 ${withParticle(anchorWords, "이라/라", anchor)}는 용어가 소개된 뒤에 쓸 수 있는 말이에요.`;
    case "name":
      return `${withParticle(words, "은/는", shown)} 앞에서 온전한 이름으로 소개된 사람(것)을 다시 부른 말이에요.`;
    case "person":
      return `대명사 ${withParticle(words, "은/는", shown)} 앞에 나온 ${withParticle(anchorWords, "을/를", anchor)} 가리켜요.`;
    case "sequence":
      return `${withParticle(words, "은/는", shown)} 앞에 나온 ${anchor}에 이어지는 순서예요.`;
    case "chain":
      return `${withParticle(words, "은/는", shown)} 바로 앞 문장의 ${withParticle(anchorWords, "과/와", anchor)} 같은 대상을 이어서 말하고 있어요.`;
    case "opening":
      return `${withParticle(words, "은/는", shown)} 바로 앞 문장의 ${anchor}에 이어지는 말이에요.`;
  }
}
