/** 문항으로 가기: the numbers of an exam's items, each of which leads to its item. */
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Popover from "@mui/material/Popover";
import type { ExamDocument } from "@pulda/contract";
import { useState } from "react";
import ExpandIcon from "../../icons/expand-more.tsx";
import { focusItem } from "./desk/focus-item.ts";

/** Fewer are seen at a glance. */
const MIN_ITEMS = 6;

export function ItemJump({ questions }: Pick<ExamDocument, "questions">) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  if (questions.length < MIN_ITEMS) return null;

  function go(id: number) {
    setChosen(id);
    setAnchor(null);
  }

  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        endIcon={<ExpandIcon />}
        onClick={({ currentTarget }) => {
          setChosen(null);
          setAnchor(currentTarget);
        }}
      >
        문항으로 가기
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        onClose={() => setAnchor(null)}
        // the focus goes to the item, not back to the button
        disableRestoreFocus={chosen !== null}
        slotProps={{
          paper: { role: "dialog", "aria-label": "문항으로 가기" },
          transition: { onExited: () => chosen !== null && focusItem({ id: chosen }) },
        }}
      >
        <Box sx={grid}>
          {questions.map(({ id, position, points }, at) => (
            <Button
              key={id}
              color="inherit"
              autoFocus={at === 0}
              aria-label={`${position}번, ${points}점`}
              onClick={() => go(id)}
              sx={{ minWidth: 44, minHeight: 44, p: 0 }}
            >
              {position}
            </Button>
          ))}
        </Box>
      </Popover>
    </>
  );
}

const grid = {
  display: "grid",
  gridTemplateColumns: "repeat(6, 44px)",
  gap: 0.5,
  p: 1,
} as const;
