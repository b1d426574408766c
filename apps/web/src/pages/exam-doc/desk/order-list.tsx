/** The items of an exam as short lines, which are reordered by dragging or by keyboard. */
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Accessibility, type DragEndEvent, type Draggable } from "@dnd-kit/dom";
import { isSortable } from "@dnd-kit/dom/sortable";
import { DragDropProvider } from "@dnd-kit/react";
import { useSortable } from "@dnd-kit/react/sortable";
import type { ExamDocument } from "@pulda/contract";
import type { Item } from "@pulda/question";
import { useState } from "react";
import HandleIcon from "../../../icons/drag-indicator.tsx";
import { useQuestionTypes } from "../../../api/questions.ts";
import { PointerHint } from "../../pointer-hint.tsx";
import type { Desk } from "./use-desk.ts";

interface Props {
  readonly exam: ExamDocument;
  readonly desk: Desk;
  /** The position of the item whose part is shown first. */
  readonly initialPosition: number;
  readonly onClose: () => void;
}

/** The number of lines that can be dragged; a longer exam is reordered part by part. */
const PAGE_SIZE = 100;

/** The current position of a line in the whole exam; its index is the one in its part. */
const positionText = (source: Draggable | null) =>
  source && isSortable(source)
    ? `${Number(source.data["before"] ?? 0) + source.index + 1}번째`
    : "";

type DragAnnouncement = Pick<DragEndEvent, "operation">;

const koreanAccessibility = Accessibility.configure({
  screenReaderInstructions: {
    draggable:
      "스페이스나 엔터로 문항을 들고, 위아래 화살표로 옮기고, 다시 스페이스나 엔터로 놓아요. Esc로 그만둬요.",
  },
  announcements: {
    dragstart: ({ operation: { source } }: DragAnnouncement) =>
      `문항을 들었어요. 지금 ${positionText(source)}예요.`,
    dragover: ({ operation: { source } }: DragAnnouncement) => `${positionText(source)} 자리예요.`,
    dragend: ({ operation: { source }, canceled }: DragEndEvent) =>
      canceled ? "옮기지 않고 그만뒀어요." : `${positionText(source)} 자리에 놓았어요.`,
  },
});

export default function OrderList({ exam, desk, initialPosition, onClose }: Props) {
  const [part, setPart] = useState(Math.floor((initialPosition - 1) / PAGE_SIZE));
  const before = part * PAGE_SIZE;
  const count = exam.questions.length;
  const lines = exam.questions.slice(before, before + PAGE_SIZE);
  const types = useQuestionTypes();
  const nameOf = (id: string) => types.data?.find((type) => type.id === id)?.name ?? id;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label="순서 바꾸기"
      sx={{ p: { xs: 1, sm: 2 } }}
    >
      <Stack direction="row" sx={{ alignItems: "center", px: 1, pb: 1 }}>
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
          <PointerHint
            keys="손잡이를 끌어서 옮기거나, 손잡이에서 스페이스를 누르고 화살표로 옮겨요."
            touch="손잡이를 끌어서 옮겨요."
          />
        </Typography>
        <Button variant="contained" onClick={onClose}>
          다 했어요
        </Button>
      </Stack>
      <DragDropProvider
        plugins={(defaults) => [
          ...defaults.filter((plugin) => plugin !== Accessibility),
          koreanAccessibility,
        ]}
        onDragEnd={({ operation: { source }, canceled }) => {
          if (canceled || !source || !isSortable(source) || source.index === source.initialIndex)
            return;
          const item = exam.questions.find(({ id }) => id === source.id);
          if (item) void desk.move(item, before + source.index + 1);
        }}
      >
        <List>
          {lines.map((item, at) => (
            <Line key={item.id} item={item} index={at} before={before} type={nameOf(item.type)} />
          ))}
        </List>
      </DragDropProvider>
      {count > PAGE_SIZE && (
        <Stack direction="row" sx={{ alignItems: "center", justifyContent: "center", pt: 1 }}>
          <Button disabled={part === 0} onClick={() => setPart(part - 1)}>
            앞 문항
          </Button>
          <Typography variant="body2" role="status">
            {count.toLocaleString("ko-KR")}개 중 {before + 1}–{before + lines.length}번
          </Typography>
          <Button disabled={before + PAGE_SIZE >= count} onClick={() => setPart(part + 1)}>
            뒤 문항
          </Button>
        </Stack>
      )}
    </Paper>
  );
}

interface LineProps {
  readonly item: Item;
  /** In its part. */
  readonly index: number;
  /** The number of items before the part. */
  readonly before: number;
  readonly type: string;
}

function Line({ item, index, before, type }: LineProps) {
  const { ref, handleRef, isDragSource } = useSortable({ id: item.id, index, data: { before } });
  return (
    <Row ref={ref} data-dragged={isDragSource || undefined} data-line={item.id}>
      <IconButton ref={handleRef} aria-label={`${item.position}번 문항 옮기기`} sx={grip}>
        <HandleIcon />
      </IconButton>
      <Typography noWrap sx={{ flex: 1, minWidth: 0 }}>
        <b>{item.position}.</b> {item.instruction}
      </Typography>
      <Typography variant="caption" color="textSecondary" noWrap sx={{ maxWidth: "30%" }}>
        {item.proof.kind === "author" ? "직접 출제" : type}
      </Typography>
    </Row>
  );
}

/** A finger on the handle drags the line and does not scroll the page. */
const grip = { cursor: "grab", touchAction: "none" } as const;

const List = styled("ol")({ listStyle: "none", margin: 0, padding: 0 });

const Row = styled("li")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.spacing(1),
  minHeight: 52,
  paddingRight: theme.spacing(1),
  backgroundColor: theme.palette.background.paper,
  "& + &": { borderTop: `1px solid ${theme.palette.divider}` },
  "&[data-dragged]": { backgroundColor: theme.palette.selection },
}));
