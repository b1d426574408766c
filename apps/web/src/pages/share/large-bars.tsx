/** Shares as bars with their figures, to be read from the last row. */
import { styled } from "@mui/material/styles";
import { percent } from "./board-texts.ts";

interface Bar {
  readonly name: string;
  /** 0–1. */
  readonly share: number;
  readonly isRight?: boolean;
}

export function LargeBars({ bars }: { readonly bars: readonly Bar[] }) {
  return (
    <List>
      {bars.map(({ name, share, isRight = false }) => (
        <li key={name} data-right={isRight || undefined}>
          <span>{name}</span>
          <span aria-hidden>
            <i style={{ width: `${share * 100}%` }} />
          </span>
          <b>{percent(share)}</b>
        </li>
      ))}
    </List>
  );
}

const List = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  fontSize: "clamp(1rem, 1.6vw, 1.35rem)",
  display: "grid",
  gridTemplateColumns: "auto 1fr 4rem",
  columnGap: theme.spacing(1.5),
  "& li": {
    display: "grid",
    gridColumn: "1 / -1",
    gridTemplateColumns: "subgrid",
    alignItems: "center",
    padding: theme.spacing(0.5, 0),
  },
  "& li > span:nth-of-type(2)": { background: theme.palette.divider, borderRadius: 4, height: 18 },
  "& i": {
    display: "block",
    height: "100%",
    borderRadius: 4,
    background: theme.palette.primary.main,
  },
  "& li[data-right] i": { background: theme.palette.success.main },
  "& li[data-right] > span:first-of-type": {
    color: theme.palette.success.dark,
    fontWeight: 700,
  },
  "& b": { textAlign: "right", fontVariantNumeric: "tabular-nums" },
}));
