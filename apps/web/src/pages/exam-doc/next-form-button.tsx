/** Makes another form of an exam: A형, B형 and so on. */
import Button from "@mui/material/Button";
import type { ExamDocument } from "@pulda/contract";
import { useNavigate } from "react-router";
import { useNextForm } from "../../api/exams.ts";
import { notify } from "../../notices/notice.ts";

const FORM = / ([A-Y])형$/;

export function NextFormButton({ exam }: { exam: ExamDocument }) {
  const form = useNextForm();
  const navigate = useNavigate();
  const letter = FORM.exec(exam.title)?.[1] ?? "A";
  const next = String.fromCharCode(letter.charCodeAt(0) + 1);

  // neither passages nor words to make another form of
  const isOwnAlone =
    exam.passages.length === 0 && exam.questions.every(({ proof }) => proof.kind === "author");
  if (isOwnAlone) return null;

  async function make() {
    const made = await form.mutateAsync(exam.id);
    if (!made.ok) return notify({ message: `${next}형을 만들지 못했어요. ${made.message}` });
    notify({ message: `${next}형을 만들었어요.` });
    await navigate(`/exam/${made.result.id}`);
  }

  return (
    <Button disabled={form.isPending} onClick={() => void make()}>
      {form.isPending ? "만들고 있어요" : `${next}형 만들기`}
    </Button>
  );
}
