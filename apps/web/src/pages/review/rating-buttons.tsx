/** The four ratings, each with the interval until the word would be due. */
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ReviewCard } from "@pulda/contract";
import { useState } from "react";
import { interval } from "./interval.ts";
import { RATINGS } from "./ratings.ts";

interface Props {
  readonly card: ReviewCard;
  readonly isDisabled: boolean;
  readonly onRate: (rating: number) => void;
}

export function RatingButtons({ card, isDisabled, onRate }: Props) {
  const [now] = useState(() => Date.now());
  return (
    <Box role="group" aria-label="얼마나 기억났나요?" sx={grid}>
      {RATINGS.map(({ rating, name, color }, at) => (
        <Button
          key={rating}
          variant="outlined"
          color={color}
          disabled={isDisabled}
          onClick={() => onRate(rating)}
          sx={{ flexDirection: "column", py: 1, bgcolor: "background.paper" }}
        >
          <span>
            {name}{" "}
            <Box component="kbd" aria-hidden sx={key}>
              {rating}
            </Box>
          </span>
          <Typography component="span" variant="caption">
            {interval(card.next[at] ?? "", now)} 뒤
          </Typography>
        </Button>
      ))}
    </Box>
  );
}

/** Two rows on phones. */
const grid = {
  display: "grid",
  gridTemplateColumns: { xs: "repeat(2, 1fr)", sm: "repeat(4, 1fr)" },
  gap: 1,
} as const;
const key = { display: { xs: "none", md: "inline" }, opacity: 0.8 } as const;
