/** The exam code, and the button that makes another form of the exam. */
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ExamDocument } from "@pulda/contract";
import { useNavigate } from "react-router";
import CopyIcon from "../../icons/content-copy.tsx";
import { useNextForm } from "../../api/exams.ts";
import { notify } from "../../notices/notice.ts";

const FORM = / ([A-Y])형$/;

export function ExamForms({ exam }: { exam: ExamDocument }) {
  const form = useNextForm();
  const navigate = useNavigate();
  const letter = FORM.exec(exam.title)?.[1] ?? "A";
  const next = String.fromCharCode(letter.charCodeAt(0) + 1);

  // neither passages nor words to make another form of
  const isOwnAlone =
    exam.passages.length === 0 && exam.questions.every(({ proof }) => proof.kind === "author");

  async function make() {
    const made = await form.mutateAsync(exam.id);
    if (!made.ok) return notify({ message: `${next}형을 만들지 못했어요. ${made.message}` });
    notify({ message: `${next}형을 만들었어요.` });
    await navigate(`/exam/${made.result.id}`);
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(exam.code);
      notify({ message: "시험지 코드를 복사했어요." });
    } catch {
      notify({ message: `복사하지 못했어요. 코드는 ${exam.code}예요.` });
    }
  }

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", alignItems: "center", columnGap: 1 }}>
      {/* a word test has no passages, so it cannot be made again by its code */}
      {exam.passages.length > 0 && (
        <>
          <Typography variant="body2" color="textSecondary">
            시험지 코드 <b>{exam.code}</b> · 같은 지문과 코드로 똑같이 다시 만들어요
          </Typography>
          <IconButton aria-label="시험지 코드 복사" onClick={() => void copy()}>
            <CopyIcon fontSize="small" />
          </IconButton>
        </>
      )}
      {!isOwnAlone && (
        <Button disabled={form.isPending} onClick={() => void make()}>
          {form.isPending ? "만들고 있어요" : `${next}형 만들기`}
        </Button>
      )}
    </Stack>
  );
}
