/** The set as a paper: each item with its tools, and its key and 해설 where they are switched on. */
import Button from "@mui/material/Button";
import Divider from "@mui/material/Divider";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import type { ExamDocument } from "@pulda/contract";
import { lazy, Suspense, useState } from "react";
import { BrokenQuestion } from "../../question/BrokenQuestion.tsx";
import { WhenNear } from "../WhenNear.tsx";
import { PaperItem } from "./desk/PaperItem.tsx";
import { useDesk, useUndoKey } from "./desk/useDesk.ts";
import { focusItem } from "./desk/focusItem.ts";

const OrderList = lazy(() => import("./desk/OrderList.tsx"));

/** So many items are drawn at once; of more, those that are near. */
const FEW = 40;
/** About as tall as an item is, in pixels. */
const TALL = 560;

interface Props {
  readonly exam: ExamDocument;
  readonly showsKeys: boolean;
}

export function ExamPaper({ exam, showsKeys }: Props) {
  const desk = useDesk(exam.id);
  /** The place of the item from which the order is changed; null while the paper is read. */
  const [ordering, setOrdering] = useState<number | null>(null);
  useUndoKey(exam.id, exam.last_change?.id);
  const { questions, broken } = exam;

  if (ordering !== null)
    return (
      <Suspense>
        <OrderList
          exam={exam}
          desk={desk}
          near={ordering}
          onClose={() => {
            setOrdering(null);
            focusItem({ position: ordering });
          }}
        />
      </Suspense>
    );
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack divider={<Divider />} spacing={3}>
        {inOrder(questions, broken).map((item, at) =>
          "shape" in item ? (
            <WhenNear key={item.id} data-item={item.id} isNear={at < FEW} height={TALL}>
              <PaperItem
                item={item}
                examId={exam.id}
                showsKey={showsKeys}
                isLast={at === questions.length + broken.length - 1}
                desk={desk}
                onReorder={setOrdering}
              />
            </WhenNear>
          ) : (
            <BrokenQuestion key={item.id} position={item.position}>
              <Button sx={{ mt: 1 }} onClick={() => void desk.remove(item)}>
                {item.position}번 문항 지우기
              </Button>
            </BrokenQuestion>
          ),
        )}
      </Stack>
    </Paper>
  );
}

/** What can be shown and what cannot, by their places. */
function inOrder(
  questions: ExamDocument["questions"],
  broken: ExamDocument["broken"],
): (ExamDocument["questions"][number] | ExamDocument["broken"][number])[] {
  return broken.length === 0
    ? questions
    : [...questions, ...broken].toSorted((a, b) => a.position - b.position);
}
