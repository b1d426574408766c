import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";

interface Props {
  readonly isBusy: boolean;
  readonly onStart: () => void;
  readonly onClose: () => void;
}

/** Confirms that a new attempt is started. */
export function StartOverDialog({ isBusy, onStart, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="start-over-title">
      <DialogTitle id="start-over-title">처음부터 다시 풀까요?</DialogTitle>
      <DialogContent>
        <DialogContentText>
          새로 풀기 시작해요. 지금까지 푼 것은 ‘지금까지 푼 기록’에 남고, 이어서 풀 수도 있어요.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          계속 풀기
        </Button>
        <Button variant="contained" disabled={isBusy} onClick={onStart}>
          처음부터 다시
        </Button>
      </DialogActions>
    </Dialog>
  );
}
