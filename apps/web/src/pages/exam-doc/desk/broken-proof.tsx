import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useId } from "react";

interface Props {
  /** What the edit breaks, a sentence each. */
  readonly lines: readonly string[];
  readonly isBusy: boolean;
  readonly onKeep: () => void;
  readonly onBack: () => void;
}

/** Confirms an edit that breaks the proof: it is saved as the author's own item, or edited further. */
export function BrokenProof({ lines, isBusy, onKeep, onBack }: Props) {
  const [name, text] = [useId(), useId()];
  return (
    <Dialog open onClose={onBack} aria-labelledby={name} aria-describedby={text} maxWidth="sm">
      <DialogTitle id={name}>고치면 정답을 자동으로 확인할 수 없어요</DialogTitle>
      <DialogContent id={text}>
        <Typography component="ul" sx={{ m: 0, pl: 2.5, wordBreak: "keep-all" }}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Typography>
        <Typography sx={{ mt: 2, wordBreak: "keep-all" }}>
          직접 출제로 저장하면 정답이 맞는지는 선생님이 확인해 주셔야 해요. 실행 취소로 되돌릴 수
          있어요.
        </Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap" }}>
        <Button color="inherit" onClick={onBack}>
          계속 편집
        </Button>
        <Button variant="contained" disabled={isBusy} onClick={onKeep}>
          직접 출제로 저장
        </Button>
      </DialogActions>
    </Dialog>
  );
}
