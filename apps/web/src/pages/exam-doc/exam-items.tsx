/** The set as a paper: each item with its tools, and its key and 해설 where they are switched on. */
import Button from "@mui/material/Button";
import Divider from "@mui/material/Divider";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import type { ExamDocument } from "@pulda/contract";
import { lazy, Suspense, useState } from "react";
import { BrokenItem } from "../../item/render/broken-item.tsx";
import { LazyMount } from "../lazy-mount.tsx";
import { DeskItem } from "./desk/desk-item.tsx";
import { useDesk, useUndoKey } from "./desk/use-desk.ts";
import { focusItem } from "./desk/focus-item.ts";

const OrderList = lazy(() => import("./desk/order-list.tsx"));

/** So many items are drawn at once; of more, those that are near. */
const EAGER_ITEMS = 40;
/** About as tall as an item is, in pixels. */
const ITEM_HEIGHT = 560;

interface Props {
  readonly exam: ExamDocument;
  readonly showsKeys: boolean;
}

export function ExamItems({ exam, showsKeys }: Props) {
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
            <LazyMount
              key={item.id}
              data-item={item.id}
              isNear={at < EAGER_ITEMS}
              height={ITEM_HEIGHT}
            >
              <DeskItem
                item={item}
                examId={exam.id}
                showsKey={showsKeys}
                isLast={at === questions.length + broken.length - 1}
                desk={desk}
                onReorder={setOrdering}
              />
            </LazyMount>
          ) : (
            <BrokenItem key={item.id} position={item.position}>
              <Button sx={{ mt: 1 }} onClick={() => void desk.remove(item)}>
                {item.position}번 문항 지우기
              </Button>
            </BrokenItem>
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
