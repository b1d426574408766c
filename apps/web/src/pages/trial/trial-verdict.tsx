import type { TrialItem } from "@pulda/contract";
import { Solution } from "../../item/render/solution.tsx";

interface Props {
  readonly current: TrialItem;
  readonly isRight: boolean;
}

/** No rules: their lessons are for those who are signed in. */
const NO_RULES = { rules: [], places: [] };

/** The grade of an answered item, its key and its 해설. */
export function TrialVerdict({ current: { item, choice, explanation }, isRight }: Props) {
  const points = isRight ? item.points : 0;
  return (
    <Solution
      item={item}
      answer={{ choice }}
      explanation={explanation}
      rules={NO_RULES}
      grade={{ kind: isRight ? "right" : "wrong", points, max_points: item.points }}
    />
  );
}
