/** The note on a piece of evidence for a blank. */
import { withParticle } from "@pulda/english";
import { quoted } from "../../shared/quote.ts";
import type { BlankEvidence } from "./candidate.ts";

/** In Korean, a full sentence that quotes the evidence. */
export function evidenceNote(
  { sentence, token, shared, collocation }: BlankEvidence,
  key: string,
): string {
  const quotation = quoted(sentence.text);
  const quotedKey = withParticle(key, "이/가", `'${key}'`);
  if (collocation)
    return `${quotation}에 같은 표현이 나오므로 빈칸에도 ${quotedKey} 들어가야 해요.`;
  const sharedWord = shared?.text ?? token.text;
  return `${quotation}에서 ${withParticle(sharedWord, "과/와", `'${sharedWord}'`)} 함께 '${token.text}'의 이야기를 하고 있으므로 빈칸에도 ${quotedKey} 들어가야 해요.`;
}
