import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { Word } from "@pulda/contract";
import { useState, type FormEvent } from "react";
import { useEditWord } from "../../api/words.ts";
import { TextBox } from "../../fields/text-box.tsx";

interface Props {
  readonly word: Word;
  readonly onClose: () => void;
}

/** Edits the meaning of a word in place; Escape cancels. */
export function MeaningForm({ word, onClose }: Props) {
  const [meaning, setMeaning] = useState(word.meaning);
  const edit = useEditWord();
  const failure = edit.data?.ok === false ? edit.data : null;

  async function save(event: FormEvent) {
    event.preventDefault();
    const saved = await edit.mutateAsync({ word_id: word.id, meaning });
    if (saved.ok) onClose();
  }

  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <TextBox
        autoFocus
        size="small"
        label={`${word.text}의 뜻`}
        value={meaning}
        problem={failure?.errors[0]?.message ?? failure?.message}
        onChange={setMeaning}
        attributes={{
          maxLength: 500,
          onKeyDown: (event) => {
            if (event.key === "Escape") onClose();
          },
        }}
        margin="dense"
      />
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        <Button type="submit" variant="contained" disabled={edit.isPending}>
          저장
        </Button>
        <Button color="inherit" onClick={onClose}>
          취소
        </Button>
      </Stack>
    </form>
  );
}
