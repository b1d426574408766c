import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";

interface Props {
  /** How many questions have no answer. */
  readonly open: number;
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** Asks before the attempt ends, and says what is not answered. */
export function SubmitDialog({ open, isBusy, onSubmit, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="submit-title">
      <DialogTitle id="submit-title">마치고 결과를 볼까요?</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {open > 0
            ? `아직 답하지 않은 문항이 ${open}개 있어요. 제출하면 더 답할 수 없어요.`
            : "모든 문항에 답했어요. 제출하면 답을 바꿀 수 없어요."}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          더 풀기
        </Button>
        <Button variant="contained" disabled={isBusy} onClick={onSubmit} autoFocus>
          제출하기
        </Button>
      </DialogActions>
    </Dialog>
  );
}
