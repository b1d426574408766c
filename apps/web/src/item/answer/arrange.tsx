import { styled } from "@mui/material/styles";
import { scaled } from "../render/scaled.ts";
import { VisuallyHidden } from "../render/visually-hidden.tsx";

interface Props {
  readonly pieces: readonly string[];
  /** The pieces chosen so far, as indices from 0. */
  readonly order: readonly number[];
  readonly onArrange: ((order: number[]) => void) | null;
}

/** Pieces to put in order: a click moves a piece to the end of the answer, or back from it. */
export function Arrange({ pieces, order, onArrange }: Props) {
  const unused = pieces.map((_, at) => at).filter((at) => !order.includes(at));
  return (
    <div lang="en">
      <Line role="group" aria-label="배열한 말">
        {order.length === 0 && <VisuallyHidden lang="ko">아직 고른 말이 없어요.</VisuallyHidden>}
        {order.map((at) => (
          <Piece
            key={at}
            type="button"
            disabled={!onArrange}
            onClick={() => onArrange?.(order.filter((other) => other !== at))}
          >
            {pieces[at]}
          </Piece>
        ))}
      </Line>
      <Heading lang="ko" aria-hidden>
        〈보기〉
      </Heading>
      <Line role="group" aria-label="남은 말" data-unused>
        {unused.map((at) => (
          <Piece
            key={at}
            type="button"
            disabled={!onArrange}
            onClick={() => onArrange?.([...order, at])}
          >
            {pieces[at]}
          </Piece>
        ))}
      </Line>
    </div>
  );
}

const Heading = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  marginTop: theme.spacing(1.5),
}));

const Line = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: theme.spacing(1),
  minHeight: 60,
  padding: theme.spacing(1),
  marginTop: theme.spacing(1.5),
  borderBottom: `1px solid ${theme.palette.text.primary}`,
  "&[data-unused]": { borderBottom: "none", marginTop: 0 },
}));

const Piece = styled("button")(({ theme }) => ({
  ...theme.typography.body1,
  fontFamily: theme.typography.passage.fontFamily,
  fontSize: scaled(theme.typography.body1.fontSize),
  minHeight: 44,
  padding: theme.spacing(0.5, 1.5),
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 8,
  cursor: "pointer",
  "&:disabled": { cursor: "default" },
  "&:focus-visible": { outline: `2px solid ${theme.palette.primary.main}` },
}));
