/**
 * For phones, in the bar: the numbers of the options, or what leads to the answer that is written, since both stand far
 * below a long text; and what folds the text away.
 */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { FoldTextButton } from "../../../item/render/fold-text-button.tsx";
import { circled } from "@pulda/question/schema-free";

interface Props {
  /** 0 where nothing is chosen by its number, or not any more. */
  readonly count: number;
  /** Whether the item has a text to fold away. */
  readonly isFoldable: boolean;
  readonly chosen: number | null;
  readonly onChoose: (choice: number) => void;
  /** Leads to the field of the answer; null where nothing is written, or not any more. */
  readonly onWrite: (() => void) | null;
}

export function QuickChoices({ count, isFoldable, chosen, onChoose, onWrite }: Props) {
  if (count === 0 && !isFoldable) return null;
  return (
    <Row>
      {isFoldable && <FoldTextButton isNarrow={count > 0} />}
      {isFoldable && onWrite && (
        <Button size="small" onClick={onWrite} sx={{ ml: "auto" }}>
          답 쓰러 가기
        </Button>
      )}
      {count > 0 && <Numbers {...{ count, chosen, onChoose }} />}
    </Row>
  );
}

function Numbers({ count, chosen, onChoose }: Pick<Props, "count" | "chosen" | "onChoose">) {
  return (
    <div role="group" aria-label="바로 고르기">
      {Array.from({ length: count }, (_, at) => (
        <button
          key={at}
          type="button"
          aria-label={`${at + 1}번`}
          aria-pressed={chosen === at + 1}
          onClick={() => onChoose(at + 1)}
        >
          {circled(at + 1)}
        </button>
      ))}
    </div>
  );
}

const Row = styled("div")(({ theme }) => ({
  display: "flex",
  gap: theme.spacing(0.5),
  padding: theme.spacing(1, 1, 0),
  [theme.breakpoints.up("md")]: { display: "none" },
  "& [role=group]": { display: "flex", flex: 1, gap: theme.spacing(0.5) },
  "& [role=group] button": {
    flex: 1,
    minHeight: 44,
    font: "inherit",
    fontSize: "1.25rem",
    color: theme.palette.text.primary,
    backgroundColor: theme.palette.background.paper,
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    cursor: "pointer",
  },
  "& [role=group] button[aria-pressed='true']": {
    color: theme.palette.primary.main,
    borderColor: theme.palette.primary.main,
    backgroundColor: theme.palette.selection,
  },
  "& button:focus-visible": { outline: `2px solid ${theme.palette.primary.main}` },
  // controls are not printed
  "@media print": { display: "none" },
}));
