/** The title of the exam, the clock and the menu. */
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Suspense, useState } from "react";
import { onDemand } from "../../../loading/on-demand.tsx";
import { useNavigate } from "react-router";
import { useStartAttempt, type CachedAttempt } from "../../../api/attempts.ts";
import { notify } from "../../../notices/notice.ts";
import { Clock } from "./clock.tsx";
import { StartOverDialog } from "./start-over-dialog.tsx";
import { TakingMenu } from "./taking-menu.tsx";

const ShortcutsDialog = onDemand(() => import("./shortcuts-dialog.tsx"));

interface Props {
  readonly attempt: CachedAttempt;
  readonly scale: number;
  readonly onScale: (scale: number) => void;
  /** Called once when the time is over. */
  readonly onEnd: () => void;
}

export function TakingHeader({ attempt, scale, onScale, onEnd }: Props) {
  const [open, setOpen] = useState<"keys" | "start-over" | null>(null);
  const start = useStartAttempt();
  const navigate = useNavigate();
  const isPractice = attempt.mode === "practice";

  async function startOver() {
    const { exam_id, mode, retake_of, started_at, deadline } = attempt;
    const seconds = deadline && (Date.parse(deadline) - Date.parse(started_at)) / 1000;
    const started = await start.mutateAsync({
      exam_id,
      mode,
      ...(seconds && { time_limit: Math.round(seconds) }),
      ...(retake_of !== null && { retake_of }),
    });
    setOpen(null);
    if (started.ok)
      await navigate(`/exam/${exam_id}/attempt/${started.result.id}`, { replace: true });
    else notify({ message: started.message });
  }

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: "center" }}>
      <Typography component="h1" variant="h6" noWrap sx={{ flex: 1 }}>
        {attempt.title}
      </Typography>
      {attempt.deadline && (
        <Clock deadline={attempt.deadline} clockOffsetMs={attempt.clockOffsetMs} onEnd={onEnd} />
      )}
      <Typography sx={{ whiteSpace: "nowrap" }}>{isPractice ? "연습" : "시험"}</Typography>
      <TakingMenu
        scale={scale}
        onScale={onScale}
        onKeys={() => setOpen("keys")}
        onStartOver={() => setOpen("start-over")}
      />
      {open === "keys" && (
        <Suspense>
          <ShortcutsDialog hasDictionary={isPractice} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      {open === "start-over" && (
        <StartOverDialog
          isBusy={start.isPending}
          onStart={() => void startOver()}
          onClose={() => setOpen(null)}
        />
      )}
    </Stack>
  );
}
