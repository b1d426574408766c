/** Adds a word to the word list. */
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState, type FormEvent } from "react";
import type { LookUpRequest } from "../api/dictionary.ts";
import { useAppendWord } from "../api/words.ts";
import { TextBox } from "../fields/text-box.tsx";
import { notify } from "../notices/notice.ts";

interface Props {
  /** The dictionary form. */
  readonly text: string;
  /** The meaning that the dictionary proposes. */
  readonly proposed: string;
  readonly word: LookUpRequest;
  readonly examId: number | undefined;
  readonly onSaved: () => void;
}

export function ListForm({ text, proposed, word, examId, onSaved }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [lastProposed, setLastProposed] = useState(proposed);
  // a sense that is chosen above replaces what was typed
  if (lastProposed !== proposed) {
    setLastProposed(proposed);
    setTyped(null);
  }
  const meaning = typed ?? proposed;
  const append = useAppendWord();
  const failure = append.data?.ok === false ? append.data : null;

  async function save(event: FormEvent) {
    event.preventDefault();
    const saved = await append.mutateAsync({
      text,
      meaning,
      context: word.context,
      ...(examId !== undefined && { exam_id: examId }),
    });
    if (!saved.ok) return;
    notify({ message: `${saved.result.text} — 단어장에 넣었어요.` });
    onSaved();
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack spacing={1.5}>
        <TextBox
          size="small"
          label="단어장에 적을 뜻"
          placeholder="나중에 써도 돼요"
          autoFocus={proposed === ""}
          value={meaning}
          onChange={setTyped}
          problem={failure?.errors.find(({ field }) => field === "meaning")?.message}
          attributes={{ maxLength: 500 }}
          margin="dense"
        />
        {word.context && (
          <Typography variant="caption" color="textSecondary" lang="en">
            {word.context}
          </Typography>
        )}
        {failure && (
          <Typography variant="body2" color="error" role="alert">
            {failure.message}
          </Typography>
        )}
        <Button type="submit" variant="contained" disabled={append.isPending}>
          단어장에 추가
        </Button>
      </Stack>
    </form>
  );
}
