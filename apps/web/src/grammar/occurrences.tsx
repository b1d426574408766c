import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import type { GrammarLesson } from "@pulda/contract";
import { Link as RouterLink } from "react-router";

interface Props {
  readonly list: GrammarLesson["occurrences"];
  readonly onLeave?: (() => void) | undefined;
}

/** The sentences of the user's own passages in which a rule occurs, each with a link to its exam. */
export function Occurrences({ list, onLeave }: Props) {
  if (list.length === 0)
    return (
      <Typography color="textSecondary" variant="body2">
        아직 없어요. 문제집을 만들면 이 문법이 나온 문장이 여기에 모여요.
      </Typography>
    );
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", "& > li + li": { mt: 1.5 } }}>
      {list.map(({ exam_id, question_id, title, sentence, start, end }) => (
        <li key={question_id}>
          <Sentence lang="en">
            {sentence.slice(0, start)}
            <Highlighted>{sentence.slice(start, end)}</Highlighted>
            {sentence.slice(end)}
          </Sentence>
          <Link
            component={RouterLink}
            to={`/exam/${exam_id}#question-${question_id}`}
            variant="body2"
            onClick={onLeave}
          >
            {title}
          </Link>
        </li>
      ))}
    </Box>
  );
}

const Sentence = styled("p")(({ theme }) => ({
  ...theme.typography.passage,
  margin: 0,
  lineHeight: 1.6,
}));

const Highlighted = styled("mark")(({ theme }) => ({
  backgroundColor: theme.palette.selection,
  color: "inherit",
  fontWeight: 600,
}));
