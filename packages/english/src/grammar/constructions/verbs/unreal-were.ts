/** "as though it were coming": the unreal past, which with a singular subject looks like an error. */
import type { Sentence } from "../../../analysis.ts";
import type { FoundPoint } from "../../grammar-point.ts";
import { pointOf } from "../../syntax/point-of.ts";

export function unrealWere(sentence: Sentence): FoundPoint[] {
  const { tokens } = sentence;
  return tokens.flatMap((were) => {
    const subject = tokens[were.index - 1];
    if (were.lower !== "were" || !subject) return [];
    if (!/^(?:i|he|she|it)$/u.test(subject.lower) && subject.tag !== "NN") return [];
    const opener = tokens
      .slice(Math.max(0, were.index - 6), subject.index)
      .findLast(({ lower }) => /^(?:if|though|wish|wishes|wished)$/u.test(lower));
    if (!opener || (opener.lower === "though" && tokens[opener.index - 1]?.lower !== "as"))
      return [];
    return pointOf(sentence, {
      rule: "subjunctive",
      first: were,
      replacement: null,
      cue: opener,
      right: `'${opener.text}' 뒤에서 사실과 다른 일을 가정하는 가정법이므로 주어가 단수여도 'were'`,
    });
  });
}
