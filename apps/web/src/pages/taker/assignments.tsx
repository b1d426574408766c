/** What the user's classes were given: what is to do, with its end. */
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Assignment } from "@pulda/contract";
import { Link } from "react-router";
import { useAssignments } from "../../api/taker.ts";
import { momentText } from "../time-text.ts";

interface Props {
  readonly title: string;
  /** Whether those that are done or closed are listed, too. */
  readonly showsDone?: boolean;
  /** Whether the first one to do is the strongest action of the page. */
  readonly isStrong: boolean;
}

export function Assignments({ title, showsDone = false, isStrong }: Props) {
  const assignments = useAssignments();
  const list = (assignments.data ?? []).filter((one) => showsDone || isToDo(one));
  if (list.length === 0) return null;
  const first = isStrong ? list.find(isToDo) : undefined;
  return (
    <Card
      component="section"
      aria-labelledby="assignments"
      sx={{ p: 2, mb: 2, borderColor: "mine.main" }}
    >
      <Typography id="assignments" variant="h2" sx={{ color: "mine.main", mb: 1 }}>
        {title}
      </Typography>
      <Stack component="ul" spacing={1} sx={{ listStyle: "none", m: 0, p: 0 }}>
        {list.map((one) => (
          <Stack
            component="li"
            key={one.share_id}
            direction="row"
            useFlexGap
            spacing={1}
            sx={{ alignItems: "center", flexWrap: "wrap" }}
          >
            <Typography sx={{ flex: 1, minWidth: 180, overflowWrap: "anywhere" }}>
              {one.title}
              <Typography component="span" variant="body2" color="textSecondary">
                {" "}
                {detailsOf(one)}
              </Typography>
            </Typography>
            <Button
              component={Link}
              to={`/t/${one.token}`}
              variant={one === first ? "contained" : "outlined"}
              color="secondary"
            >
              {one.progress === "taking" && isToDo(one)
                ? "이어서 풀기"
                : isToDo(one)
                  ? "풀기"
                  : "결과"}
            </Button>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

/** Whether it can be taken now, and was not. */
export function isToDo({ progress, state }: Assignment): boolean {
  return progress !== "done" && state === "open";
}

function detailsOf({ class_title, question_count, closes_at, state }: Assignment): string {
  return [
    class_title,
    `${question_count}문항`,
    state === "closed"
      ? "마감"
      : state === "waiting"
        ? "시작 전"
        : closes_at && `${momentText(closes_at)}까지`,
  ]
    .filter(Boolean)
    .join(" · ");
}
