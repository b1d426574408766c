import Button, { type ButtonProps } from "@mui/material/Button";
import { useNavigate } from "react-router";
import { useStartRuleReview } from "../../api/notes.ts";
import { notify } from "../../notices/notice.ts";

interface Props extends Pick<ButtonProps, "variant" | "color" | "size" | "children" | "disabled"> {
  /** The rules to review; those that are due when left out. */
  readonly rules?: string[];
}

/** Makes new items for missed rules and opens them. */
export function PractiseButton({ rules, disabled = false, children, ...look }: Props) {
  const practise = useStartRuleReview();
  const navigate = useNavigate();

  async function begin() {
    const started = await practise.mutateAsync(rules);
    if (!started.ok) return notify({ message: started.message });
    await navigate(`/exam/${started.result.exam_id}/attempt/${started.result.id}`);
  }

  return (
    <Button {...look} disabled={disabled || practise.isPending} onClick={() => void begin()}>
      {practise.isPending ? "새 문항을 만들고 있어요" : children}
    </Button>
  );
}
