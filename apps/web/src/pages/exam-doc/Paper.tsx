/** The set as a paper: each item with its tools, and its key and 해설 where they are switched on. */
import Divider from "@mui/material/Divider";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import type { ExamDocument } from "@pulda/contract";
import { lazy, Suspense, useState } from "react";
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
  const { questions } = exam;

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
        {questions.map((item, at) => (
          <WhenNear key={item.id} data-item={item.id} isNear={at < FEW} height={TALL}>
            <PaperItem
              item={item}
              examId={exam.id}
              showsKey={showsKeys}
              isLast={at === questions.length - 1}
              desk={desk}
              onReorder={setOrdering}
            />
          </WhenNear>
        ))}
      </Stack>
    </Paper>
  );
}
