/** Offers to put a word of the text on the word list. */
import Button from "@mui/material/Button";
import Popover from "@mui/material/Popover";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState, type FormEvent } from "react";
import { useAppendWord } from "../api/words.ts";
import { notify } from "../notices/notice.ts";
import type { PickedWord } from "./WordPicker.tsx";

interface Props {
  readonly word: PickedWord;
  readonly examId: number;
  readonly onClose: () => void;
}

export function AddWordPopover({ word, examId, onClose }: Props) {
  const [text, setText] = useState(word.text);
  const [meaning, setMeaning] = useState("");
  const append = useAppendWord();
  const failure = append.data?.ok === false ? append.data : null;

  async function save(event: FormEvent) {
    event.preventDefault();
    const saved = await append.mutateAsync({
      text,
      meaning,
      context: word.sentence,
      exam_id: examId,
    });
    if (!saved.ok) return;
    notify({ message: `${saved.result.text} — 단어장에 넣었어요.` });
    onClose();
  }

  return (
    <Popover
      open
      anchorEl={word.element}
      anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
      onClose={onClose}
      slotProps={{ paper: { role: "dialog", "aria-label": "단어장에 추가" } }}
    >
      <form onSubmit={(event) => void save(event)} noValidate>
        <Stack spacing={1.5} sx={{ p: 2, width: 288 }}>
          <TextField
            label="단어"
            value={text}
            error={failure !== null}
            helperText={failure?.errors[0]?.message ?? failure?.message}
            onChange={(event) => setText(event.target.value)}
            slotProps={{ htmlInput: { lang: "en", autoCapitalize: "off" } }}
          />
          <TextField
            label="뜻"
            placeholder="나중에 써도 돼요"
            autoFocus
            value={meaning}
            onChange={(event) => setMeaning(event.target.value)}
          />
          {word.sentence && (
            <Typography
              variant="caption"
              color="textSecondary"
              lang="en"
              sx={{ maxHeight: 84, overflow: "auto" }}
            >
              {word.sentence}
            </Typography>
          )}
          <Button type="submit" variant="contained" disabled={append.isPending}>
            단어장에 추가
          </Button>
        </Stack>
      </form>
    </Popover>
  );
}
