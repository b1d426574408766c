/** The set as a paper: each item, and its key and 해설 where they are switched on. */
import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import Button from "@mui/material/Button";
import Divider from "@mui/material/Divider";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import type { ExamDocument } from "@pulda/contract";
import type { Item } from "@pulda/question";
import { takerView } from "@pulda/question/taker-view";
import { useCreateQuestion, useRemoveQuestion } from "../../api/questions.ts";
import { notify } from "../../notices/notice.ts";
import { Question } from "../../question/Question.tsx";
import { Solution } from "../../question/Solution.tsx";

interface Props {
  readonly exam: ExamDocument;
  readonly showsKeys: boolean;
}

export function ExamPaper({ exam, showsKeys }: Props) {
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack divider={<Divider />} spacing={4}>
        {exam.questions.map((item) => (
          <PaperItem key={item.id} item={item} examId={exam.id} showsKey={showsKeys} />
        ))}
      </Stack>
    </Paper>
  );
}

interface ItemProps {
  readonly item: Item;
  readonly examId: number;
  readonly showsKey: boolean;
}

function PaperItem({ item, examId, showsKey }: ItemProps) {
  const taken = takerView(item);
  return (
    <Question item={taken} examId={examId}>
      {showsKey && <Solution item={taken} answer={item.key} explanation={item.explanation} />}
      {item.proof.kind === "author" && <RemoveOwn item={item} examId={examId} />}
    </Question>
  );
}

/** Removes an item that the user wrote; taking that back puts it at the end of the set. */
function RemoveOwn({ item, examId }: { item: Item; examId: number }) {
  const remove = useRemoveQuestion(examId);
  const create = useCreateQuestion();

  async function removeItem() {
    const removed = await remove.mutateAsync(item.id);
    if (!removed.ok || item.shape !== "choose") return;
    const { instruction, blocks, options, key, explanation, points } = item;
    const undo = () =>
      create.mutate({
        exam_id: examId,
        instruction,
        text: blocks
          .map((block) => block.runs.map((run) => ("text" in run ? run.text : "")).join(""))
          .join("\n"),
        options: options.map(({ cells }) => cells.join(" ")),
        choice: key.choice,
        explanation,
        points,
      });
    notify({ message: "문항을 지웠어요.", undo });
  }

  return (
    <Button
      size="small"
      color="error"
      startIcon={<DeleteIcon />}
      disabled={remove.isPending}
      onClick={() => void removeItem()}
      sx={{ mt: 1 }}
    >
      {item.position}번 문항 지우기
    </Button>
  );
}
