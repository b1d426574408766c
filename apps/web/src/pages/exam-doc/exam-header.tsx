/** The title, which can be edited, and the numbers of passages, items and points. */
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ExamDocument } from "@pulda/contract";
import { sumPoints } from "@pulda/question/schema-free";
import { useState } from "react";
import EditIcon from "../../icons/edit-outlined.tsx";
import { RenameDialog } from "../rename-dialog.tsx";
import { useRenameExam } from "../../api/exams.ts";

export function ExamHeader({ exam }: { exam: ExamDocument }) {
  const [isRenaming, setRenaming] = useState(false);
  const rename = useRenameExam();
  const createdOn = new Date(exam.created_at).toLocaleDateString("ko-KR", { dateStyle: "medium" });
  const points = sumPoints(exam.questions.map((question) => question.points));
  return (
    <header>
      <Stack direction="row" spacing={0.5} sx={{ alignItems: "flex-start" }}>
        <Typography component="h1" variant="h5" sx={{ overflowWrap: "anywhere", py: 0.75 }}>
          {exam.title}
        </Typography>
        <IconButton aria-label="이름 바꾸기" onClick={() => setRenaming(true)}>
          <EditIcon />
        </IconButton>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {exam.passages.length > 0 && `지문 ${exam.passages.length}개 · `}
        {exam.questions.length}문항 · 총 {points}점 · {createdOn}
      </Typography>
      {isRenaming && (
        <RenameDialog
          label="문제집 이름"
          title={exam.title}
          onSave={(title) => rename.mutateAsync({ id: exam.id, title })}
          onClose={() => setRenaming(false)}
        />
      )}
    </header>
  );
}
