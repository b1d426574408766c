/** Starts an attempt: practice, test with an optional time limit, or one that is kept for later on this device. */
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
import { notify } from "../../notices/notice.ts";
import { isInstalled } from "../../offline/installed.ts";

/** The time limits in minutes; 0 for none. */
const TIME_LIMITS = [0, 10, 20, 30, 50, 70];

/** `keep` is a test that is begun now and taken later, when there may be no connection. */
type Start = AttemptMode | "keep";

interface Props {
  readonly examId: number;
  /** The attempt of which only the missed questions are taken. */
  readonly retakeOf?: number | undefined;
  readonly onClose: () => void;
}

export function StartDialog({ examId, retakeOf, onClose }: Props) {
  const [mode, setMode] = useState<Start>("practice");
  const [minutes, setMinutes] = useState(0);
  const start = useStartAttempt();
  const navigate = useNavigate();

  async function startAttempt() {
    const limit = mode === "test" && minutes > 0 ? { time_limit: minutes * 60 } : {};
    const retake = retakeOf === undefined ? {} : { retake_of: retakeOf };
    const started = await start.mutateAsync({
      exam_id: examId,
      mode: mode === "keep" ? "test" : mode,
      ...limit,
      ...retake,
    });
    if (!started.ok) return;
    if (mode !== "keep") return navigate(`/exam/${examId}/attempt/${started.result.id}`);
    onClose();
    notify({
      message: "이 기기에 받아 두었어요. 연결이 없어도 문제집에서 ‘이어서 풀기’로 풀 수 있어요.",
    });
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="start-title">
      <DialogTitle id="start-title">
        {retakeOf === undefined ? "어떻게 풀까요?" : "못 맞힌 문항을 어떻게 풀까요?"}
      </DialogTitle>
      <DialogContent>
        <RadioGroup
          aria-labelledby="start-title"
          value={mode}
          onChange={(_, value) => setMode(value as Start)}
        >
          <Mode value="practice" title="연습">
            한 문항을 풀 때마다 정답과 해설을 봐요.
          </Mode>
          <Mode value="test" title="시험">
            끝까지 풀고 제출하면 한꺼번에 채점해요.
          </Mode>
          {isInstalled() && (
            <Mode value="keep" title="받아 두기">
              나중에 연결 없이 시험으로 풀어요. 답은 다시 연결되면 저장돼요.
            </Mode>
          )}
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
          {mode === "keep" ? "받아 두기" : "시작하기"}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Mode({ value, title, children }: { value: Start; title: string; children: ReactNode }) {
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
