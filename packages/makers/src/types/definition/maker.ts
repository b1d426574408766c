/** 영영풀이: which of five underlined words is defined wrongly, or which word of the text a definition describes. */
import type { Maker } from "../../maker.ts";
import { excerpts } from "../../shared/excerpt.ts";
import { proposeDefinedWord } from "./defined-word.ts";
import { proposeWrongDefinition } from "./wrong-definition.ts";

export const definition: Maker = {
  id: "definition",
  name: "영영풀이",
  shape: "choose",
  asks: "vocabulary",
  review: "type",
  auto: true,
  inAuto: true,
  *propose(source, order) {
    for (const excerpt of order.random.shuffled(excerpts(source))) {
      let isAnyProposed = false;
      for (const item of proposeDefinedWord(source, excerpt, order)) {
        yield item;
        isAnyProposed = true;
      }
      // a wrong definition among five is often seen without the text
      if (!isAnyProposed) yield* proposeWrongDefinition(source, excerpt, order);
    }
    return "이 글에서의 뜻이 분명하고 영영풀이로 물을 만한 낱말을 찾지 못했어요.";
  },
};
