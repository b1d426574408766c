import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId, useState, type FormEvent } from "react";
import type { Failure } from "../api/client.ts";
import { TextBox } from "../fields/text-box.tsx";

const MAX_TITLE_LENGTH = 100;

interface Props {
  /** The title of the dialog. */
  readonly label: string;
  readonly title: string;
  readonly onSave: (title: string) => Promise<{ ok: true } | Failure>;
  readonly onClose: () => void;
}

/** Asks for a name. After a failure the typed name is still there. */
export function RenameDialog({ label, title, onSave, onClose }: Props) {
  const [text, setText] = useState(title);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const name = useId();

  async function save(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === "") return setProblem("이름을 입력해 주세요.");
    setBusy(true);
    const saved = await onSave(text.trim());
    setBusy(false);
    if (saved.ok) onClose();
    else setProblem(saved.errors[0]?.message ?? saved.message);
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={name}>
      <form onSubmit={(event) => void save(event)} noValidate>
        <DialogTitle id={name}>{label}</DialogTitle>
        <DialogContent>
          <TextBox
            autoFocus
            label="이름"
            value={text}
            problem={problem}
            onChange={setText}
            attributes={{ maxLength: MAX_TITLE_LENGTH }}
            margin="dense"
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            취소
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            저장
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
