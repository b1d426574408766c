import IconButton from "@mui/material/IconButton";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ExamSummary } from "@pulda/contract";
import { Suspense, useState } from "react";
import { onDemand } from "../../loading/on-demand.tsx";
import { Link } from "react-router";
import FolderIcon from "../../icons/folder-outlined.tsx";
import PlayIcon from "../../icons/play-arrow.tsx";
import { useFavorites } from "../../api/favorites.ts";
import { ExamMenu } from "./exam-menu.tsx";

const StartDialog = onDemand(async () => ({
  default: (await import("../exam-doc/start-dialog.tsx")).StartDialog,
}));

/** An exam in a list: a link on its title, a button to take it, and a menu with the other actions. */
export function ExamLine({ exam }: { exam: ExamSummary }) {
  return (
    <ListItem disablePadding sx={{ alignItems: "center", pr: 1 }}>
      <ListItemButton component={Link} to={`/exam/${exam.id}`} sx={{ minWidth: 0, py: 1.5 }}>
        <div>
          <Typography sx={title}>{exam.title}</Typography>
          <Stack
            component="span"
            direction="row"
            useFlexGap
            sx={{ flexWrap: "wrap", columnGap: 1.5, color: "text.secondary" }}
          >
            <Fact>{`${exam.question_count}문항`}</Fact>
            <Fact>{outcome(exam)}</Fact>
            <Fact>{dateOf(exam.created_at)}</Fact>
            <FolderName id={exam.favorite_id} />
          </Stack>
        </div>
      </ListItemButton>
      {exam.state === "ready" && exam.question_count > 0 && <TakeButton exam={exam} />}
      <ExamMenu exam={exam} />
    </ListItem>
  );
}

/** Begins an attempt without a way over the exam's page. */
function TakeButton({ exam }: { exam: ExamSummary }) {
  const [isStarting, setStarting] = useState(false);
  return (
    <>
      <IconButton aria-label={`${exam.title} 풀기`} onClick={() => setStarting(true)}>
        <PlayIcon />
      </IconButton>
      <Suspense>
        {isStarting && <StartDialog examId={exam.id} onClose={() => setStarting(false)} />}
      </Suspense>
    </>
  );
}

/** A long title is cut after two lines. */
const title = {
  fontWeight: 600,
  display: "-webkit-box",
  WebkitLineClamp: 2,
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
} as const;

function Fact({ children }: { children: string }) {
  return (
    <Typography component="span" variant="body2">
      {children}
    </Typography>
  );
}

function FolderName({ id }: { id: number | null }) {
  const folder = useFavorites().data?.find((favorite) => favorite.id === id);
  if (!folder) return null;
  return (
    <Stack
      component="span"
      direction="row"
      spacing={0.5}
      sx={{ alignItems: "center", minWidth: 0 }}
    >
      <FolderIcon sx={{ fontSize: 18 }} titleAccess="폴더" />
      <Typography component="span" variant="body2" noWrap>
        {folder.title}
      </Typography>
    </Stack>
  );
}

function outcome({ state, last_attempt }: ExamSummary): string {
  if (state === "generating") return "만드는 중";
  if (state === "failed") return "만들지 못했어요";
  if (!last_attempt) return "아직 안 풀었어요";
  return `최근 ${last_attempt.score}점/${last_attempt.max_score}점`;
}

function dateOf(time: string): string {
  return new Date(time).toLocaleDateString("ko-KR", { dateStyle: "medium" });
}
