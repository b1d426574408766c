/** A grammar lesson. */
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { GrammarLesson } from "@pulda/contract";
import type { ReactNode } from "react";
import { Occurrences } from "./occurrences.tsx";
import { SentencePair } from "./sentence-pair.tsx";
import { ruleScore } from "./rule-score.ts";

interface Props {
  readonly lesson: GrammarLesson;
  /** The level of the headings of its parts. */
  readonly heading: "h2" | "h3";
  /** Opens a related rule. */
  readonly onFollow: (id: string) => void;
  /** Called when a link to an exam is followed: the exam may be the page behind the dialog. */
  readonly onLeave?: () => void;
}

export function LessonBody({ lesson, heading, onFollow, onLeave }: Props) {
  const { what, seeing, pairs, trap, related, occurrences } = lesson;
  return (
    <Stack spacing={3}>
      <Typography color="textSecondary" variant="body2">
        {ruleScore(lesson)}
      </Typography>
      <Typography>{what}</Typography>
      <Part heading={heading} title="이렇게 알아봐요">
        <Box component="ol" sx={{ m: 0, pl: 3, "& > li + li": { mt: 0.5 } }}>
          {seeing.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Box>
      </Part>
      <Part heading={heading} title="맞는 문장과 틀린 문장">
        <Stack spacing={2}>
          {pairs.map((pair) => (
            <SentencePair key={pair.right} {...pair} />
          ))}
        </Stack>
      </Part>
      <Part heading={heading} title="이런 함정이 있어요">
        <Typography>{trap}</Typography>
      </Part>
      <Part heading={heading} title="내 지문에서 만난 곳">
        <Occurrences list={occurrences} onLeave={onLeave} />
      </Part>
      {related.length > 0 && (
        <Part heading={heading} title="헷갈리기 쉬운 문법">
          <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
            {related.map(({ id, name }) => (
              <Button key={id} variant="outlined" onClick={() => onFollow(id)}>
                {name}
              </Button>
            ))}
          </Stack>
        </Part>
      )}
    </Stack>
  );
}

interface PartProps {
  readonly heading: "h2" | "h3";
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ heading, title, children }: PartProps) {
  return (
    <section>
      <Typography variant="h2" component={heading} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}
