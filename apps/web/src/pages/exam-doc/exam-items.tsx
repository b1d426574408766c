/** The items of an exam with their tools, and their keys and 해설 where they are switched on. */
import Button from "@mui/material/Button";
import Divider from "@mui/material/Divider";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import type { ExamDocument } from "@pulda/contract";
import { Suspense, useState } from "react";
import { onDemand } from "../../loading/on-demand.tsx";
import { BrokenItem } from "../../item/render/broken-item.tsx";
import { inOrder } from "../../item/render/in-order.ts";
import { useMovedLines } from "../../motion/use-moved-lines.ts";
import { hasUnsaved } from "../../navigation/unsaved.ts";
import { notify } from "../../notices/notice.ts";
import { LazyMount } from "../lazy-mount.tsx";
import { DeskItem } from "./desk/desk-item.tsx";
import { useDesk, useUndoOfLast } from "./desk/use-desk.ts";
import { focusItem } from "./desk/focus-item.ts";

const OrderList = onDemand(() => import("./desk/order-list.tsx"));

/** So many items are rendered at once, the next ones when the page is idle, others when they are near the window. */
const EAGER_ITEMS = 1;
const SOON_ITEMS = 40;
/** The estimated height of an item. */
const ITEM_HEIGHT_PX = 560;

interface Props {
  readonly exam: ExamDocument;
  readonly showsKeys: boolean;
}

export function ExamItems({ exam, showsKeys }: Props) {
  const desk = useDesk(exam.id);
  /** The position of the item from which the order list was opened; null while it is closed. */
  const [orderingFrom, setOrderingFrom] = useState<number | null>(null);
  const moved = useMovedLines<HTMLDivElement>();
  useUndoOfLast(exam.id, exam.last_change?.id);
  const { questions, broken } = exam;

  function reorder(position: number) {
    // the list takes the place of all items, and with them of an open editor
    if (hasUnsaved())
      notify({ message: "고치던 문항을 저장하거나 취소한 뒤에 순서를 바꿀 수 있어요." });
    else setOrderingFrom(position);
  }

  if (orderingFrom !== null)
    return (
      <Suspense>
        <OrderList
          exam={exam}
          desk={desk}
          initialPosition={orderingFrom}
          onClose={() => {
            setOrderingFrom(null);
            focusItem({ position: orderingFrom });
          }}
        />
      </Suspense>
    );
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack ref={moved} divider={<Divider />} spacing={3}>
        {inOrder(questions, broken).map((item, at) =>
          "shape" in item ? (
            <LazyMount
              key={item.id}
              data-item={item.id}
              isEager={at < EAGER_ITEMS}
              isSoon={at < SOON_ITEMS}
              height={ITEM_HEIGHT_PX}
            >
              <DeskItem
                item={item}
                examId={exam.id}
                showsKey={showsKeys}
                isLast={at === questions.length + broken.length - 1}
                desk={desk}
                onReorder={reorder}
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
