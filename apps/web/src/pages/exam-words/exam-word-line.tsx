import Box from "@mui/material/Box";
import ListItem from "@mui/material/ListItem";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Endpoints, ResultOf } from "@pulda/contract";
import type { ReactNode } from "react";
import { LevelBadge } from "../../word/level-badge.tsx";
import { Listen } from "../../word/listen.tsx";

interface Props {
  readonly word: ResultOf<Endpoints["wordOfExam"]>["words"][number];
  /** The actions on it. */
  readonly children: ReactNode;
}

/** A word of a passage with its meaning and its sentence. */
export function ExamWordLine({ word, children }: Props) {
  const { lemma, meaning, level, count, context } = word;
  return (
    <ListItem sx={{ alignItems: "flex-start", gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ alignItems: "center", flexWrap: "wrap" }}
        >
          <Typography lang="en" sx={{ fontWeight: 600 }}>
            {lemma}
          </Typography>
          <Listen text={lemma} />
          <LevelBadge level={level} />
          {count > 1 && (
            <Typography variant="caption" color="textSecondary">
              {count}번 나와요
            </Typography>
          )}
        </Stack>
        <Typography>{meaning.replaceAll("; ", ", ")}</Typography>
        <Typography lang="en" variant="caption" component="p" color="textSecondary">
          {context}
        </Typography>
      </Box>
      <Box sx={{ flex: "none" }}>{children}</Box>
    </ListItem>
  );
}
