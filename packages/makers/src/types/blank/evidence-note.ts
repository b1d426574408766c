/** What a place of the text shows about a blank. */
import { withParticle } from "@pulda/english";
import { quoted } from "../../shared/quote.ts";
import type { BlankEvidence } from "./candidate.ts";

/** In Korean, a full sentence that quotes the place. */
export function evidenceNote(
  { sentence, token, shared, collocation }: BlankEvidence,
  key: string,
): string {
  const place = quoted(sentence.text);
  const asked = withParticle(key, "이/가", `'${key}'`);
  if (collocation) return `${place}에 같은 표현이 나오므로 빈칸에도 ${asked} 들어가야 해요.`;
  const beside = shared?.text ?? token.text;
  return `${place}에서 ${withParticle(beside, "과/와", `'${beside}'`)} 함께 '${token.text}'의 이야기를 하고 있으므로 빈칸에도 ${asked} 들어가야 해요.`;
}
