/** One question set: the paper, its keys behind a switch, taking it, and the attempts so far. */
import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import type { ExamDocument } from "@pulda/contract";
import { lazy, Suspense, useEffect, useState } from "react";
import { Link, useLocation, useParams } from "react-router";
import EditIcon from "../../icons/EditOutlined.tsx";
import WordsIcon from "../../icons/MenuBookOutlined.tsx";
import PlayIcon from "../../icons/PlayArrow.tsx";
import { useAttempts } from "../../api/attempts.ts";
import { useExam } from "../../api/exams.ts";
import { useSession } from "../../api/session.ts";
import { forgetAside } from "../generate/keptDraft.ts";
import { Attempts, FEW } from "./Attempts.tsx";
import { Forms } from "./Forms.tsx";
import { ExamHeader } from "./ExamHeader.tsx";
import { ExamPaper } from "./Paper.tsx";
import { Generating } from "./Generating.tsx";
import { PaperSkeleton } from "./PaperSkeleton.tsx";
import { focusItem } from "./desk/focusItem.ts";
import { Refusals } from "./Refusals.tsx";
import { StartDialog } from "./StartDialog.tsx";
import { NotFound } from "../NotFound.tsx";

const OwnQuestionDialog = lazy(() => import("./OwnQuestionDialog.tsx"));

export default function ExamDocPage() {
  const id = Number(useParams()["id"]);
  const exam = useExam(id);
  if (exam.isPending) return <PaperSkeleton />;
  if (!exam.data) return <NotFound name="문제집을" />;
  return exam.data.state === "generating" ? (
    <Generating exam={exam.data} />
  ) : (
    <ReadyExam key={id} exam={exam.data} />
  );
}

function ReadyExam({ exam }: { exam: ExamDocument }) {
  const { id: userId } = useSession();
  useEffect(() => {
    if (userId) forgetAside(userId, exam.id);
  }, [userId, exam.id]);
  const { hash } = useLocation();
  // a link to one question, as lessons have them
  useEffect(() => {
    const question = /^#question-(\d+)$/.exec(hash)?.[1];
    if (question) focusItem({ id: Number(question) });
  }, [hash]);
  const [showsKeys, setShowsKeys] = useState(false);
  const [dialog, setDialog] = useState<"start" | "own" | null>(null);
  const close = () => setDialog(null);
  const isEmpty = exam.questions.length === 0;
  const attempts = useAttempts(exam.id, FEW);
  const open = attempts.data?.list.find(({ submitted_at }) => submitted_at === null);
  return (
    <Stack spacing={2}>
      <ExamHeader exam={exam} />
      <Forms exam={exam} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap", alignItems: "center" }}>
        <Button
          variant="contained"
          size="large"
          startIcon={<PlayIcon />}
          disabled={isEmpty}
          onClick={() => setDialog("start")}
        >
          풀기
        </Button>
        {open && (
          <Button
            variant="outlined"
            size="large"
            component={Link}
            to={`/exam/${exam.id}/attempt/${open.id}`}
          >
            이어서 풀기
          </Button>
        )}
        <Button startIcon={<EditIcon />} onClick={() => setDialog("own")}>
          직접 출제
        </Button>
        {exam.passages.length > 0 && (
          <Button startIcon={<WordsIcon />} component={Link} to={`/exam/${exam.id}/word`}>
            단어
          </Button>
        )}
        <FormControlLabel
          control={<Switch checked={showsKeys} onChange={(_, on) => setShowsKeys(on)} />}
          label="정답과 해설"
          disabled={isEmpty}
          sx={{ ml: "auto", mr: 0 }}
        />
      </Stack>
      <Refusals exam={exam} />
      {isEmpty && exam.broken.length === 0 ? (
        <Typography sx={{ py: 4, textAlign: "center", wordBreak: "keep-all" }}>
          {exam.passages.length > 0
            ? "이 지문으로는 확실한 문항을 만들지 못했어요. 다른 지문을 넣거나"
            : "이 단어들로는 확실한 문항을 만들지 못했어요. 다른 유형을 고르거나"}{" "}
          ‘직접 출제’로 문항을 써 보세요.
        </Typography>
      ) : (
        <ExamPaper exam={exam} showsKeys={showsKeys} />
      )}
      <Attempts examId={exam.id} />
      {dialog === "start" && <StartDialog examId={exam.id} onClose={close} />}
      <Suspense>
        {dialog === "own" && <OwnQuestionDialog examId={exam.id} onClose={close} />}
      </Suspense>
    </Stack>
  );
}
