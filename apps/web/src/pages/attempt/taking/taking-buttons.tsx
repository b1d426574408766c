/** The buttons of the bar: previous, submit, and next or check. */
import Button from "@mui/material/Button";

interface Props {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isPractice: boolean;
  /** An answer is being graded. */
  readonly isBusy: boolean;
  readonly isSubmitting: boolean;
  readonly onBack: () => void;
  /** Null where there is nothing to grade. */
  readonly onCheck: (() => void) | null;
  readonly onForward: () => void;
  readonly onSubmit: () => void;
}

export function TakingButtons(props: Props) {
  const { isFirst, isLast, isPractice, isBusy, isSubmitting, onCheck } = props;
  const submit = isPractice ? "마치기" : "제출";
  return (
    <>
      <Button disabled={isFirst} onClick={props.onBack}>
        이전
      </Button>
      {/* at the end the button beside it submits */}
      {(!isLast || onCheck) && (
        <Button color="inherit" disabled={isSubmitting} onClick={props.onSubmit}>
          {submit}
        </Button>
      )}
      {onCheck ? (
        <Button variant="contained" disabled={isBusy || isSubmitting} onClick={onCheck}>
          채점하기
        </Button>
      ) : (
        <Button variant="contained" disabled={isLast && isSubmitting} onClick={props.onForward}>
          {isLast ? submit : "다음"}
        </Button>
      )}
    </>
  );
}
