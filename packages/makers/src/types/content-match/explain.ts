/** The explanation of a statement: which sentence it restates, or what it turns round. */
import { quoted } from "../../shared/quote.ts";
import type { Offered } from "./offered.ts";
import type { TurnKind } from "./statement/turn.ts";

/** What a statement turns round, in Korean, after which the trap is told. */
const TURNS: Readonly<Record<TurnKind, string>> = {
  order: "일의 앞뒤 순서를 뒤바꾼 진술이에요.",
  cause: "원인과 결과를 서로 맞바꾼 진술이에요.",
  contrast: "대조되는 두 대상을 서로 맞바꾼 진술이에요.",
  comparison: "비교의 방향을 거꾸로 뒤집은 진술이에요.",
  choice: "택한 것과 버린 것을 서로 맞바꾼 진술이에요.",
  agent: "행동의 주체를 다른 인물로 바꾼 진술이에요.",
  opposite: "서술어의 방향을 반대로 돌린 진술이에요.",
  quantity: "정도나 범위를 다르게 말한 진술이에요.",
  condition: "조건이나 허용 여부를 반대로 돌린 진술이에요.",
  exchange: "글에 나온 다른 정보와 맞바꾼 진술이에요.",
};

const brief = (text: string): string =>
  `'${text.length > 70 ? `${text.slice(0, text.lastIndexOf(" ", 64))} …` : text}'`;

/** Why an option is true or false, in one paragraph that ends in 요. */
export function whyOf({ source, turn }: Offered): string {
  const place = quoted(source);
  if (!turn) return `${place}의 내용을 다른 말로 바꾸어 쓴 것이므로 글의 내용과 일치해요.`;
  return `글의 낱말을 그대로 써서 맞는 말로 착각하기 쉽지만, ${TURNS[turn.kind]} 글에는 ${place}라고 되어 있으니 ${brief(turn.said)}라고 한 것을 ${brief(turn.stated)}라고 바꾼 이 문장은 글의 내용과 일치하지 않아요.`;
}
