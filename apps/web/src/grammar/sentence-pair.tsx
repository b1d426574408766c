import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import type { GrammarLesson } from "@pulda/contract";
import { VisuallyHidden } from "../item/render/visually-hidden.tsx";
import { difference } from "./difference.ts";

/** A right and a wrong sentence with their difference highlighted. */
export function SentencePair({ right, wrong, why }: GrammarLesson["pairs"][number]) {
  const { before, first, second, after } = difference(right, wrong);
  return (
    <Box sx={{ borderLeft: 3, borderColor: "divider", pl: 2 }}>
      <Line>
        <Sign data-kind="right" aria-hidden>
          ✓
        </Sign>
        <VisuallyHidden>맞는 문장: </VisuallyHidden>
        <span lang="en">
          {before}
          <Right>{first}</Right>
          {after}
        </span>
      </Line>
      <Line>
        <Sign data-kind="wrong" aria-hidden>
          ✗
        </Sign>
        <VisuallyHidden>틀린 문장: </VisuallyHidden>
        <span lang="en">
          {before}
          <Wrong>{second}</Wrong>
          {after}
        </span>
      </Line>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {why}
      </Typography>
    </Box>
  );
}

const Line = styled("p")(({ theme }) => ({ ...theme.typography.passage, margin: 0 }));

const Sign = styled("span")(({ theme }) => ({
  display: "inline-block",
  width: "1.5em",
  fontFamily: theme.typography.fontFamily,
  fontWeight: 700,
  "&[data-kind='right']": { color: theme.palette.success.dark },
  "&[data-kind='wrong']": { color: theme.palette.error.dark },
}));

const Right = styled("b")(({ theme }) => ({ color: theme.palette.success.dark }));

const Wrong = styled("s")(({ theme }) => ({
  color: theme.palette.error.dark,
  fontWeight: 600,
}));
