/** 직접 출제: adds an item of the author's own, with options or with fields to write in. */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { useState } from "react";
import { useCreateQuestion } from "../../../api/questions.ts";
import { Problem } from "../../../fields/problem.tsx";
import { TextBox } from "../../../fields/text-box.tsx";
import { linesOf } from "../desk/item-draft.ts";
import { focusItem } from "../desk/focus-item.ts";
import { OwnFields } from "./own-fields.tsx";
import { OwnOptions } from "./own-options.tsx";
import { EMPTY_OWN_DRAFT, type OwnDraft } from "./own-draft.ts";

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
    const { type, instruction, text, explanation, points } = draft;
    const answer =
      type === "own-choice"
        ? { options: [...draft.options], choice: draft.choice }
        : {
            fields: draft.fields.map(({ label, answers }) => ({
              ...(label.trim() !== "" && { label }),
              accepted: linesOf(answers),
            })),
          };
    const made = await create.mutateAsync({
      exam_id: examId,
      type,
      instruction,
      text,
      explanation,
      points: Number(points),
      ...answer,
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
          <ToggleButtonGroup
            exclusive
            color="primary"
            aria-label="답하는 방식"
            value={draft.type}
            onChange={(_, type: OwnDraft["type"] | null) => type && set({ type })}
          >
            <ToggleButton value="own-choice">객관식</ToggleButton>
            <ToggleButton value="own-write">서답형</ToggleButton>
          </ToggleButtonGroup>
          <TextBox
            label="발문"
            multiline
            autoFocus
            value={draft.instruction}
            problem={errorOf("instruction")}
            onChange={(instruction) => set({ instruction })}
          />
          <TextBox
            label="지문 (없어도 돼요)"
            multiline
            maxRows={10}
            value={draft.text}
            problem={errorOf("text")}
            onChange={(text) => set({ text })}
          />
          {draft.type === "own-choice" ? (
            <OwnOptions draft={draft} onChange={set} errorOf={errorOf} />
          ) : (
            <OwnFields draft={draft} onChange={set} errorOf={errorOf} />
          )}
          <TextBox
            label="배점"
            value={draft.points}
            problem={errorOf("points")}
            onChange={(points) => set({ points })}
            attributes={{ inputMode: "decimal" }}
          />
          <TextBox
            label="해설 (없어도 돼요)"
            multiline
            value={draft.explanation}
            problem={errorOf("explanation")}
            onChange={(explanation) => set({ explanation })}
          />
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
