import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";

interface Props {
  /** The numbers of the items without an answer, and of those that are flagged. */
  readonly unanswered: readonly number[];
  readonly flagged: readonly number[];
  readonly onGo: (number: number) => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** Confirms the submission; lists unanswered and flagged items. */
export function SubmitDialog({ unanswered, flagged, onGo, onSubmit, onClose }: Props) {
  // Enter moves from item to item; pressed once too often it must not submit an incomplete attempt.
  const isComplete = unanswered.length === 0;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="submit-title">
      <DialogTitle id="submit-title">마치고 결과를 볼까요?</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {unanswered.length > 0
            ? `아직 답하지 않은 문항이 ${unanswered.length}개 있어요. 제출하면 더 답할 수 없어요.`
            : "모든 문항에 답했어요. 제출하면 답을 바꿀 수 없어요."}
        </DialogContentText>
        <Numbers title="답하지 않은 문항" numbers={unanswered} onGo={onGo} />
        <Numbers title="나중에 볼 문항" numbers={flagged} onGo={onGo} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} autoFocus={!isComplete}>
          더 풀기
        </Button>
        <Button variant="contained" onClick={onSubmit} autoFocus={isComplete}>
          제출하기
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface NumbersProps {
  readonly title: string;
  readonly numbers: readonly number[];
  readonly onGo: (number: number) => void;
}

/** Buttons that lead to the items. */
function Numbers({ title, numbers, onGo }: NumbersProps) {
  if (numbers.length === 0) return null;
  return (
    <section aria-label={title}>
      <Typography variant="body2" sx={{ mt: 2, fontWeight: 600 }}>
        {title}
      </Typography>
      <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: "wrap", mt: 0.5 }}>
        {numbers.map((number) => (
          <Button
            key={number}
            variant="outlined"
            onClick={() => onGo(number)}
            sx={{ minWidth: 44, px: 1 }}
          >
            {number}번
          </Button>
        ))}
      </Stack>
    </section>
  );
}
