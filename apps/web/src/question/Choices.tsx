/** Options ①–⑤ as native radio buttons, so that arrow keys and screen readers know them. */
import { styled } from "@mui/material/styles";
import { circled, numeral } from "./numerals.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

interface Props {
  /** Unique on the page. */
  readonly name: string;
  /** The cells of each option; none for a place in the text. */
  readonly options: readonly (readonly string[])[];
  /** What stands over the cells, "(A)", "(B)" …, where an option has several. */
  readonly heads?: readonly string[];
  /** How many options stand side by side. */
  readonly columns: number;
  readonly chosen: number | null;
  readonly rightChoice?: number | undefined;
  readonly onChoose: ((choice: number) => void) | null;
}

export function Choices({
  name,
  options,
  heads = [],
  columns,
  chosen,
  rightChoice,
  onChoose,
}: Props) {
  const cellCount = options[0]?.length ?? 0;
  return (
    <List
      role="radiogroup"
      aria-label="보기"
      style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}
    >
      {heads.length > 0 && (
        <Line as="div" aria-hidden data-head>
          <span style={{ ...numeral, visibility: "hidden" }}>{circled(1)}</span>
          <Cells style={{ gridTemplateColumns: `repeat(${cellCount}, 1fr)` }}>
            {heads.map((head) => (
              <span key={head}>{head}</span>
            ))}
          </Cells>
        </Line>
      )}
      {options.map((cells, at) => {
        const number = at + 1;
        const isChosen = chosen === number;
        const verdict = rightChoice === undefined ? null : verdictOf(number, chosen, rightChoice);
        return (
          <Line
            key={number}
            data-chosen={isChosen || undefined}
            data-verdict={verdict ?? undefined}
            data-bare={cells.length === 0 || undefined}
          >
            <input
              type="radio"
              name={name}
              value={number}
              checked={isChosen}
              disabled={onChoose === null}
              onChange={() => onChoose?.(number)}
            />
            <span aria-hidden style={numeral}>
              {circled(number)}
            </span>
            <VisuallyHidden>{`${number}번 `}</VisuallyHidden>
            {cells.length > 0 && (
              <Cells lang="en" style={{ gridTemplateColumns: `repeat(${cellCount}, 1fr)` }}>
                {cells.map((cell, column) => (
                  <span key={column}>
                    {heads[column] && <VisuallyHidden>{`${heads[column]} `}</VisuallyHidden>}
                    {cell}
                  </span>
                ))}
              </Cells>
            )}
            {verdict && <Verdict>{verdict === "right" ? "✓ 정답" : "✗ 내 답"}</Verdict>}
          </Line>
        );
      })}
    </List>
  );
}

function verdictOf(number: number, chosen: number | null, right: number): "right" | "wrong" | null {
  if (number === right) return "right";
  return number === chosen ? "wrong" : null;
}

const List = styled("div")(({ theme }) => ({
  display: "grid",
  gap: theme.spacing(0.5),
  marginTop: theme.spacing(1.5),
}));

const Line = styled("label")(({ theme }) => ({
  ...theme.typography.body1,
  position: "relative",
  display: "flex",
  // The number stands at the first line of an option that has several.
  alignItems: "baseline",
  flexWrap: "wrap",
  columnGap: theme.spacing(1),
  minHeight: 44,
  padding: theme.spacing(1, 1),
  borderRadius: 8,
  border: "1px solid transparent",
  // A bare number has its verdict below it, so that five stand side by side on a phone.
  "&[data-bare]": {
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    padding: theme.spacing(0.5, 0),
  },
  "&[data-head]": { ...theme.typography.body2, minHeight: 0, paddingBlock: 0, fontWeight: 600 },
  "& input": { position: "absolute", opacity: 0, width: 1, height: 1 },
  "&:has(input:not(:disabled))": { cursor: "pointer", borderColor: theme.palette.divider },
  "&:has(input:not(:disabled)):hover": { backgroundColor: theme.palette.selection },
  "&:has(input:focus-visible)": { outline: `2px solid ${theme.palette.primary.main}` },
  "&[data-chosen]": {
    backgroundColor: theme.palette.selection,
    borderColor: theme.palette.mine.main,
  },
  "&[data-verdict='right']": { borderColor: theme.palette.success.main },
  "&[data-verdict='wrong']": { borderColor: theme.palette.error.main },
  "&[data-verdict='right'] > span:last-of-type": { color: theme.palette.success.main },
  "&[data-verdict='wrong'] > span:last-of-type": { color: theme.palette.error.main },
}));

const Cells = styled("span")(({ theme }) => ({
  fontFamily: theme.typography.passage.fontFamily,
  display: "grid",
  gap: theme.spacing(1),
  flex: "1 1 0",
  minWidth: 0,
  overflowWrap: "anywhere",
}));

const Verdict = styled("span")(({ theme }) => ({
  ...theme.typography.caption,
  fontWeight: 600,
  whiteSpace: "nowrap",
}));
