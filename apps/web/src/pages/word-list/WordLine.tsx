import RemoveIcon from "@mui/icons-material/DeleteOutlined";
import EditIcon from "@mui/icons-material/EditOutlined";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import ListItem from "@mui/material/ListItem";
import Typography from "@mui/material/Typography";
import type { Word } from "@pulda/contract";
import { useRef, useState } from "react";
import { useAppendWord, useRemoveWord } from "../../api/words.ts";
import { notify } from "../../notices/notice.ts";
import { MeaningForm } from "./MeaningForm.tsx";

/** A word, its meaning, and the sentence that it stood in. */
export function WordLine({ word }: { word: Word }) {
  const [isEditing, setEditing] = useState(false);
  const line = useRef<HTMLLIElement>(null);
  const remove = useRemoveWord();
  const append = useAppendWord();

  /** The focus stays on the line whose form closes. */
  function closeForm() {
    setEditing(false);
    requestAnimationFrame(() => line.current?.querySelector("button")?.focus());
  }

  async function removeWord() {
    const next = line.current?.nextElementSibling ?? line.current?.previousElementSibling;
    if (!(await remove.mutateAsync(word.id))) {
      notify({ message: "단어를 지우지 못했어요. 단어는 그대로 있어요." });
      return;
    }
    // The button that had the focus goes with its line; the next line takes it, or the heading.
    const heir = next?.querySelector("button") ?? document.querySelector<HTMLElement>("main h1");
    heir?.focus({ preventScroll: true });
    const { text, meaning, context, exam_id } = word;
    notify({
      message: `‘${text}’ 단어를 지웠어요.`,
      undo: () => append.mutate({ text, meaning, context, ...(exam_id !== null && { exam_id }) }),
    });
  }

  return (
    <ListItem ref={line} disablePadding sx={{ alignItems: "flex-start", pl: 2, pr: 1, py: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0, py: 0.75 }}>
        <Typography lang="en" sx={{ fontWeight: 600 }}>
          {word.text}
        </Typography>
        {isEditing ? (
          <MeaningForm word={word} onClose={closeForm} />
        ) : (
          <Typography color={word.meaning ? "textPrimary" : "textSecondary"}>
            {word.meaning || "뜻이 없어요"}
          </Typography>
        )}
        {word.context && (
          <Typography lang="en" variant="passage" component="p" sx={context}>
            {word.context}
          </Typography>
        )}
      </Box>
      {!isEditing && (
        <IconButton aria-label={`${word.text} 뜻 고치기`} onClick={() => setEditing(true)}>
          <EditIcon />
        </IconButton>
      )}
      <IconButton
        aria-label={`${word.text} 지우기`}
        disabled={remove.isPending}
        onClick={() => void removeWord()}
      >
        <RemoveIcon />
      </IconButton>
    </ListItem>
  );
}

const context = { m: 0, mt: 0.5, fontSize: "0.875rem", lineHeight: 1.6, color: "text.secondary" };
