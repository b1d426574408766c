/** What asking a language model will take, in words. */
import type { ModelEstimate, ModelInfo } from "@pulda/contract";

/**
 * @example estimateText({ items: 4, calls: 20, tokens: 30_000, seconds: 90 }, info)
 * // "문항 4개를 만들려고 모델에 20번쯤 물어요. 2분쯤, 토큰 3만 개쯤 들어요."
 */
export function estimateText(
  { items, calls, tokens, seconds }: ModelEstimate,
  { tokens_today, tokens_a_day }: Pick<ModelInfo, "tokens_today" | "tokens_a_day">,
): string {
  if (calls === 0) return "이 문제집에는 모델이 필요 없어요.";
  const what = items > 0 ? `문항 ${numberText(items)}개를 만들려고` : "문항을 확인하려고";
  const cost = `${what} 모델에 ${numberText(calls)}번쯤 물어요. ${timeText(seconds)}쯤, 토큰 ${tokensText(tokens)}쯤 들어요.`;
  const left = tokens_a_day === null ? Infinity : Math.max(0, tokens_a_day - tokens_today);
  return tokens <= left
    ? cost
    : `${cost} 오늘 남은 토큰은 ${tokensText(left)}라서 다 만들지 못할 수 있어요.`;
}

function numberText(count: number): string {
  return count.toLocaleString("ko-KR");
}

function timeText(seconds: number): string {
  return seconds < 60
    ? `${Math.max(10, Math.ceil(seconds / 10) * 10)}초`
    : `${numberText(Math.ceil(seconds / 60))}분`;
}

function tokensText(tokens: number): string {
  if (tokens < 1000) return `${numberText(tokens)}개`;
  if (tokens < 10_000) return `${Math.round(tokens / 1000)}천 개`;
  return `${numberText(Math.round(tokens / 10_000))}만 개`;
}
