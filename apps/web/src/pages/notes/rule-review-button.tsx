import Button, { type ButtonProps } from "@mui/material/Button";
import { useNavigate } from "react-router";
import { useStartRuleReview } from "../../api/notes.ts";
import { notify } from "../../notices/notice.ts";

interface Props extends Pick<ButtonProps, "variant" | "color" | "size" | "children" | "disabled"> {
  /** The rules to review; those that are due when left out. */
  readonly rules?: string[];
}

/** Starts a rule review: makes new items for missed rules and opens the attempt. */
export function RuleReviewButton({ rules, disabled = false, children, ...buttonProps }: Props) {
  const startReview = useStartRuleReview();
  const navigate = useNavigate();

  async function start() {
    const started = await startReview.mutateAsync(rules);
    if (!started.ok) return notify({ message: started.message });
    await navigate(`/exam/${started.result.exam_id}/attempt/${started.result.id}`);
  }

  return (
    <Button
      {...buttonProps}
      disabled={disabled || startReview.isPending}
      onClick={() => void start()}
    >
      {startReview.isPending ? "새 문항을 만들고 있어요" : children}
    </Button>
  );
}
