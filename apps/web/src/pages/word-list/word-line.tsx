import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import ListItem from "@mui/material/ListItem";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Word } from "@pulda/contract";
import { useRef, useState } from "react";
import RemoveIcon from "../../icons/delete-outlined.tsx";
import EditIcon from "../../icons/edit-outlined.tsx";
import { useRemoveWord, useRestoreWord } from "../../api/words.ts";
import { notify } from "../../notices/notice.ts";
import { LevelBadge } from "../../word/level-badge.tsx";
import { Listen } from "../../word/listen.tsx";
import { CoveredText, type Covered } from "./covered-text.tsx";
import { MeaningForm } from "./meaning-form.tsx";
import { stateText } from "./state-text.ts";

interface Props {
  readonly word: Word;
  readonly covered: Covered;
}

/** A word, its meaning, its state, and the sentence from which it was added. */
export function WordLine({ word, covered }: Props) {
  const [isEditing, setEditing] = useState(false);
  const [now] = useState(() => Date.now());
  const line = useRef<HTMLLIElement>(null);
  const remove = useRemoveWord();
  const restore = useRestoreWord();

  /** Closes the form and focuses its line again. */
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
    // The focused button is removed with its line; the next line is focused, or the heading.
    const nextFocus =
      next?.querySelector("button") ?? document.querySelector<HTMLElement>("main h1");
    nextFocus?.focus({ preventScroll: true });
    notify({
      message: `‘${word.text}’ 단어를 지웠어요.`,
      undo: () => restore.mutate(word.id),
    });
  }

  return (
    <ListItem ref={line} disablePadding sx={{ alignItems: "flex-start", pl: 2, pr: 1, py: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0, py: 0.75 }}>
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ alignItems: "center", flexWrap: "wrap" }}
        >
          <Typography lang="en" sx={{ fontWeight: 600 }} component="div">
            <CoveredText key={covered} isCovered={covered === "english"} name="단어">
              {word.text}
            </CoveredText>
          </Typography>
          <Listen text={word.text} />
          <LevelBadge level={word.level} />
          <Typography variant="caption" color="textSecondary">
            {stateText(word, now)}
          </Typography>
        </Stack>
        {isEditing ? (
          <MeaningForm word={word} onClose={closeForm} />
        ) : (
          <Typography color={word.meaning ? "textPrimary" : "textSecondary"} component="div">
            <CoveredText key={covered} isCovered={covered === "korean"} name={`${word.text}의 뜻`}>
              {word.meaning || "뜻이 없어요"}
            </CoveredText>
          </Typography>
        )}
        {word.context && covered !== "english" && (
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
