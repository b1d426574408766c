/** One exam: its items, with their keys behind a switch, and its attempts. */
import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import type { ExamDocument } from "@pulda/contract";
import { lazy, Suspense, useEffect, useState } from "react";
import { Link, useLocation, useParams } from "react-router";
import EditIcon from "../../icons/edit-outlined.tsx";
import WordsIcon from "../../icons/menu-book-outlined.tsx";
import PasteIcon from "../../icons/note-add-outlined.tsx";
import PlayIcon from "../../icons/play-arrow.tsx";
import PrintIcon from "../../icons/print-outlined.tsx";
import SendIcon from "../../icons/send-outlined.tsx";
import { useAttempts } from "../../api/attempts.ts";
import { useExam } from "../../api/exams.ts";
import { useSession } from "../../api/session.ts";
import { useNameOfPage } from "../../navigation/page-name.ts";
import { dropStash } from "../generate/draft-storage.ts";
import { Attempts, INITIAL_ROWS } from "./attempts.tsx";
import { ExamForms } from "./exam-forms.tsx";
import { ExamHeader } from "./exam-header.tsx";
import { ExamItems } from "./exam-items.tsx";
import { Generating } from "./generating.tsx";
import { ExamItemsSkeleton } from "./exam-items-skeleton.tsx";
import { focusItem } from "./desk/focus-item.ts";
import { Refusals } from "./refusals.tsx";
import { StartDialog } from "./start-dialog.tsx";
import { LoadFailed } from "../load-failed.tsx";

const GiveDialog = lazy(() => import("../share/give-dialog.tsx"));
const OwnItemDialog = lazy(() => import("./own-item/own-item-dialog.tsx"));
const PaperDialog = lazy(() => import("../paper/paper-dialog.tsx"));
const PasteDialog = lazy(() => import("./own-item/paste-dialog.tsx"));

export default function ExamDocPage() {
  const id = Number(useParams()["id"]);
  const exam = useExam(id);
  useNameOfPage(exam.data?.title);
  if (exam.isPending) return <ExamItemsSkeleton />;
  if (!exam.data)
    return (
      <LoadFailed
        name="문제집을"
        error={exam.error}
        isBusy={exam.isFetching}
        onRetry={() => void exam.refetch()}
      />
    );
  return exam.data.state === "generating" ? (
    <Generating exam={exam.data} />
  ) : (
    <ReadyExam key={id} exam={exam.data} />
  );
}

function ReadyExam({ exam }: { exam: ExamDocument }) {
  const { id: userId } = useSession();
  useEffect(() => {
    if (userId) dropStash(userId, exam.id);
  }, [userId, exam.id]);
  const { hash, key } = useLocation();
  // a link to one item, as in lessons; followed again, it leads there again
  useEffect(() => {
    const question = /^#question-(\d+)$/.exec(hash)?.[1];
    if (key && question) focusItem({ id: Number(question) });
  }, [hash, key]);
  const [showsKeys, setShowsKeys] = useState(false);
  const [dialog, setDialog] = useState<"start" | "paper" | "own" | "paste" | "give" | null>(null);
  const close = () => setDialog(null);
  const isEmpty = exam.questions.length === 0;
  const attempts = useAttempts(exam.id, INITIAL_ROWS);
  const openAttempt = attempts.data?.list.find(({ submitted_at }) => submitted_at === null);
  return (
    <Stack spacing={2}>
      <ExamHeader exam={exam} />
      <ExamForms exam={exam} />
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
        {openAttempt && (
          <Button
            variant="outlined"
            size="large"
            component={Link}
            to={`/exam/${exam.id}/attempt/${openAttempt.id}`}
          >
            이어서 풀기
          </Button>
        )}
        <Button startIcon={<PrintIcon />} disabled={isEmpty} onClick={() => setDialog("paper")}>
          인쇄·내보내기
        </Button>
        <Button startIcon={<SendIcon />} disabled={isEmpty} onClick={() => setDialog("give")}>
          학생에게 내기
        </Button>
        <Button startIcon={<EditIcon />} onClick={() => setDialog("own")}>
          직접 출제
        </Button>
        <Button startIcon={<PasteIcon />} onClick={() => setDialog("paste")}>
          문항 붙여 넣기
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
        <ExamItems exam={exam} showsKeys={showsKeys} />
      )}
      <Attempts examId={exam.id} />
      {dialog === "start" && <StartDialog examId={exam.id} onClose={close} />}
      <Suspense>
        {dialog === "paper" && (
          <PaperDialog source={{ kind: "exam", id: exam.id }} onClose={close} />
        )}
        {dialog === "give" && <GiveDialog examId={exam.id} title={exam.title} onClose={close} />}
        {dialog === "own" && <OwnItemDialog examId={exam.id} onClose={close} />}
        {dialog === "paste" && <PasteDialog examId={exam.id} onClose={close} />}
      </Suspense>
    </Stack>
  );
}
