/** Starts an attempt: practice or test, with an optional time limit for a test. */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import MenuItem from "@mui/material/MenuItem";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { AttemptMode } from "@pulda/contract";
import { useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { useStartAttempt } from "../../api/attempts.ts";

/** The time limits in minutes; 0 for none. */
const TIME_LIMITS = [0, 10, 20, 30, 50, 70];

interface Props {
  readonly examId: number;
  /** The attempt of which only the missed questions are taken. */
  readonly retakeOf?: number | undefined;
  readonly onClose: () => void;
}

export function StartDialog({ examId, retakeOf, onClose }: Props) {
  const [mode, setMode] = useState<AttemptMode>("practice");
  const [minutes, setMinutes] = useState(0);
  const start = useStartAttempt();
  const navigate = useNavigate();

  async function startAttempt() {
    const limit = mode === "test" && minutes > 0 ? { time_limit: minutes * 60 } : {};
    const retake = retakeOf === undefined ? {} : { retake_of: retakeOf };
    const started = await start.mutateAsync({ exam_id: examId, mode, ...limit, ...retake });
    if (started.ok) await navigate(`/exam/${examId}/attempt/${started.result.id}`);
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="start-title">
      <DialogTitle id="start-title">
        {retakeOf === undefined ? "어떻게 풀까요?" : "틀린 문항을 어떻게 풀까요?"}
      </DialogTitle>
      <DialogContent>
        <RadioGroup
          aria-labelledby="start-title"
          value={mode}
          onChange={(_, value) => setMode(value as AttemptMode)}
        >
          <Mode value="practice" title="연습">
            한 문항을 풀 때마다 정답과 해설을 봐요.
          </Mode>
          <Mode value="test" title="시험">
            끝까지 풀고 제출하면 한꺼번에 채점해요.
          </Mode>
        </RadioGroup>
        {mode === "test" && (
          <TextField
            select
            fullWidth
            label="제한 시간"
            value={minutes}
            onChange={(event) => setMinutes(Number(event.target.value))}
            sx={{ mt: 2 }}
          >
            {TIME_LIMITS.map((limit) => (
              <MenuItem key={limit} value={limit}>
                {limit === 0 ? "없음" : `${limit}분`}
              </MenuItem>
            ))}
          </TextField>
        )}
        {start.data?.ok === false && (
          <Typography color="error" role="alert" sx={{ mt: 2 }}>
            {start.data.message}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          취소
        </Button>
        <Button variant="contained" onClick={() => void startAttempt()} disabled={start.isPending}>
          시작하기
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Mode({
  value,
  title,
  children,
}: {
  value: AttemptMode;
  title: string;
  children: ReactNode;
}) {
  return (
    <FormControlLabel
      value={value}
      control={<Radio />}
      sx={{ py: 0.5 }}
      label={
        <>
          <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
          <Typography variant="body2" color="textSecondary">
            {children}
          </Typography>
        </>
      }
    />
  );
}
