/** 직접 출제: adds an item of the author's own, with options or with fields to write in. */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { useCreateQuestion } from "../../../api/questions.ts";
import { Problem } from "../../../fields/problem.tsx";
import { LeaveGuard } from "../../../navigation/leave-guard.tsx";
import { focusItem } from "../desk/focus-item.ts";
import { EMPTY_OWN_DRAFT, questionOf, type OwnDraft } from "./own-draft.ts";
import { OwnEditor } from "./own-editor.tsx";

interface Props {
  readonly examId: number;
  readonly onClose: () => void;
}

export default function OwnItemDialog({ examId, onClose }: Props) {
  const [draft, setDraft] = useState(EMPTY_OWN_DRAFT);
  const create = useCreateQuestion();
  const failure = create.data?.ok === false ? create.data : null;
  const errorOf = (field: string) =>
    failure?.errors.find((error) => error.field === field)?.message;
  const set = (change: Partial<OwnDraft>) => {
    setDraft({ ...draft, ...change });
    if (failure) create.reset();
  };
  const isTyped =
    JSON.stringify({ ...draft, type: "own-choice" }) !== JSON.stringify(EMPTY_OWN_DRAFT);

  async function save() {
    const made = await create.mutateAsync({
      exam_id: examId,
      ...questionOf(draft),
    });
    if (!made.ok) return;
    onClose();
    focusItem({ id: made.result.id });
  }

  return (
    <Dialog
      open
      // Once something is typed, only 취소 closes the dialog, not a click beside it.
      onClose={isTyped ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="own-title"
    >
      <DialogTitle id="own-title">직접 출제</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <LeaveGuard isUnsaved={isTyped && !create.data?.ok} />
          <OwnEditor draft={draft} onChange={set} errorOf={errorOf} isFocused />
          {failure?.errors.length === 0 && (
            <Problem>넣지 못했어요. 입력한 내용은 그대로 있어요. {failure.message}</Problem>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          취소
        </Button>
        <Button variant="contained" onClick={() => void save()} disabled={create.isPending}>
          문항 넣기
        </Button>
      </DialogActions>
    </Dialog>
  );
}
