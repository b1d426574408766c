/** The numbers of the options in the bar, for phones: below a long text the options themselves are far away. */
import { styled } from "@mui/material/styles";
import { circled } from "@pulda/question/schema-free";

interface Props {
  readonly count: number;
  readonly chosen: number | null;
  readonly onChoose: (choice: number) => void;
}

export function QuickChoices({ count, chosen, onChoose }: Props) {
  return (
    <Row role="group" aria-label="바로 고르기">
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
    </Row>
  );
}

const Row = styled("div")(({ theme }) => ({
  display: "flex",
  gap: theme.spacing(0.5),
  padding: theme.spacing(1, 1, 0),
  [theme.breakpoints.up("md")]: { display: "none" },
  "& button": {
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
  "& button[aria-pressed='true']": {
    color: theme.palette.primary.main,
    borderColor: theme.palette.primary.main,
    backgroundColor: theme.palette.selection,
  },
  "& button:focus-visible": { outline: `2px solid ${theme.palette.primary.main}` },
  // controls are not printed
  "@media print": { display: "none" },
}));
