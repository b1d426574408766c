import Typography from "@mui/material/Typography";
import type { Annotation, QuestionResult } from "@pulda/contract";
import type { TakerItem } from "@pulda/question";
import { ItemView } from "../../../item/render/item-view.tsx";
import { rightChoiceOf, Solution } from "../../../item/render/solution.tsx";
import { durationText } from "./duration-text.ts";

interface Props {
  readonly item: TakerItem;
  readonly examId: number;
  readonly result: QuestionResult | undefined;
  /** How long the item was in view. */
  readonly seconds: number | undefined;
  readonly annotation: Annotation | undefined;
}

/** An item of a submitted attempt: the response, the key, the evidence, the 해설 and the time. */
export function ResultItem({ item, examId, result, seconds, annotation }: Props) {
  const retry = result?.retry;
  return (
    <ItemView
      item={item}
      examId={examId}
      response={result?.response ?? null}
      rightChoice={rightChoiceOf(result)}
      placeRules={result?.places}
      evidence={result?.evidence}
      annotationProps={{ annotation, onHighlight: null, onStrike: null }}
    >
      {result && (
        <Solution
          item={item}
          answer={result.key}
          explanation={result.explanation}
          rules={result}
          grade={result.grade}
          words={result.words}
          examId={examId}
        />
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {[
          annotation?.flagged && "나중에 볼 문항",
          seconds !== undefined && seconds > 0 && `걸린 시간 ${durationText(seconds)}`,
          retry?.grade.kind === "right" && `${retry.tries}번 만에 맞혔어요`,
        ]
          .filter(Boolean)
          .join(" · ")}
      </Typography>
    </ItemView>
  );
}
