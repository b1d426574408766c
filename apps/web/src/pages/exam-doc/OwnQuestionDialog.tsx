/** 직접 출제: a multiple-choice item that the user types. */
import AddIcon from "@mui/icons-material/Add";
import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import IconButton from "@mui/material/IconButton";
import Radio from "@mui/material/Radio";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useCreateQuestion } from "../../api/questions.ts";
import { circled } from "../../question/numerals.ts";

interface Props {
  readonly examId: number;
  readonly onClose: () => void;
}

const MOST_OPTIONS = 5;
const LEAST_OPTIONS = 2;

export function OwnQuestionDialog({ examId, onClose }: Props) {
  const [draft, setDraft] = useState({
    instruction: "",
    text: "",
    options: ["", "", "", "", ""],
    choice: 1,
    explanation: "",
  });
  const create = useCreateQuestion();
  const failure = create.data?.ok === false ? create.data : null;
  const errorOf = (field: string) =>
    failure?.errors.find((error) => error.field === field)?.message;
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change });

  const isTyped = [draft.instruction, draft.text, draft.explanation, ...draft.options].some(
    Boolean,
  );

  async function save() {
    const { ok } = await create.mutateAsync({ exam_id: examId, ...draft });
    if (ok) onClose();
  }

  function removeOption(at: number) {
    const options = draft.options.toSpliced(at, 1);
    const choice = draft.choice > at + 1 ? draft.choice - 1 : draft.choice;
    set({ options, choice: Math.min(choice, options.length) });
  }

  return (
    <Dialog
      open
      // Once something is typed, only 취소 throws it away: a stray click beside the dialog does not.
      onClose={isTyped ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="own-title"
    >
      <DialogTitle id="own-title">직접 출제</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <TextField
            label="발문"
            required
            multiline
            autoFocus
            value={draft.instruction}
            error={Boolean(errorOf("instruction"))}
            helperText={errorOf("instruction")}
            onChange={(event) => set({ instruction: event.target.value })}
          />
          <TextField
            label="지문 (없어도 돼요)"
            multiline
            maxRows={10}
            value={draft.text}
            error={Boolean(errorOf("text"))}
            helperText={errorOf("text")}
            onChange={(event) => set({ text: event.target.value })}
          />
          <Typography variant="body2" color="textSecondary">
            보기를 쓰고 정답인 것을 골라 주세요.
          </Typography>
          {draft.options.map((option, at) => (
            <Stack key={at} direction="row" spacing={0.5} sx={{ alignItems: "flex-start" }}>
              <Radio
                name="own-choice"
                checked={draft.choice === at + 1}
                onChange={() => set({ choice: at + 1 })}
                slotProps={{ input: { "aria-label": `${at + 1}번이 정답` } }}
              />
              <TextField
                fullWidth
                label={`보기 ${circled(at + 1)}`}
                value={option}
                error={Boolean(errorOf(`options.${at}`))}
                helperText={errorOf(`options.${at}`)}
                onChange={(event) => set({ options: draft.options.with(at, event.target.value) })}
              />
              <IconButton
                aria-label={`보기 ${at + 1} 지우기`}
                disabled={draft.options.length <= LEAST_OPTIONS}
                onClick={() => removeOption(at)}
              >
                <DeleteIcon />
              </IconButton>
            </Stack>
          ))}
          {draft.options.length < MOST_OPTIONS && (
            <Button
              startIcon={<AddIcon />}
              onClick={() => set({ options: [...draft.options, ""] })}
            >
              보기 추가
            </Button>
          )}
          <TextField
            label="해설 (없어도 돼요)"
            multiline
            value={draft.explanation}
            error={Boolean(errorOf("explanation"))}
            helperText={errorOf("explanation")}
            onChange={(event) => set({ explanation: event.target.value })}
          />
          {failure?.errors.length === 0 && (
            <Typography color="error" role="alert">
              {failure.message}
            </Typography>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          취소
        </Button>
        <Button variant="contained" onClick={save} disabled={create.isPending}>
          문항 넣기
        </Button>
      </DialogActions>
    </Dialog>
  );
}
