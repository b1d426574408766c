/** The explanation of a statement: which sentence it restates, or what it reverses. */
import { quoted } from "../../shared/quote.ts";
import type { Offered } from "./offered.ts";
import { contentOf, placeIn } from "./place-in-source.ts";
import type { ReversalKind } from "./statement/reversal.ts";

/** What a statement reverses, in Korean, after which the trap is told. */
const REVERSALS: Readonly<Record<ReversalKind, string>> = {
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

/** Of a longer sentence only the part is quoted that a statement is about. */
const LONG = 130;
/** So far into it a part may begin, in characters. */
const LATE = 60;

/** The sentence, or its part from the comma before the words that the statement takes up. */
function quotedPart(offered: Offered): string {
  const { source } = offered;
  const place = placeIn(offered);
  const comma = source.lastIndexOf(", ", place);
  const told = [...contentOf(offered.text)];
  const before = source.slice(0, comma + 2).toLowerCase();
  const after = source.slice(comma + 2).toLowerCase();
  const [early, late] = [before, after].map(
    (part) => told.filter((word) => part.includes(word)).length,
  );
  const isPart = source.length > LONG && comma > LATE && late! >= 2 && late! > early!;
  return quoted(isPart ? `… ${source.slice(comma + 2)}` : source);
}

/** Why an option is true or false, in one paragraph that ends in 요. */
export function whyOf(offered: Offered): string {
  const { source, reversal } = offered;
  const place = quotedPart(offered);
  if (!reversal) return `${place}의 내용을 다른 말로 바꾸어 쓴 것이므로 글의 내용과 일치해요.`;
  // what the text does not say in these very words is not quoted as its own
  const isQuoted = source.toLowerCase().includes(reversal.inText.toLowerCase());
  const change = isQuoted
    ? ` ${brief(reversal.inText)}라고 한 것을 ${brief(reversal.inStatement)}라고 바꾸었어요.`
    : "";
  return `글에 나온 말로 되어 있어 맞는 진술이라고 착각하기 쉽지만, ${REVERSALS[reversal.kind]} 글에는 ${quoted(source)}라고 되어 있으므로 글의 내용과 일치하지 않아요.${change}`;
}
