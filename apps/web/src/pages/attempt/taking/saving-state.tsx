/** Tells in the bar, which is always in view, when answers could not be saved yet. */
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { OutboxState } from "../outbox/outbox.ts";

interface Props {
  readonly outbox: OutboxState;
  readonly isSubmitting: boolean;
  readonly onRetry: () => void;
  /** Null once the time is over: nothing could be answered after a cancellation. */
  readonly onCancelSubmit: (() => void) | null;
}

export function SavingState({ outbox, isSubmitting, onRetry, onCancelSubmit }: Props) {
  const { entries, isOffline, isPersisted } = outbox;
  const answers = entries.filter(({ kind }) => kind === "answer").length;
  const isShown = isOffline && entries.length > 0;
  return (
    <div role="status">
      {isShown && (
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{
            maxWidth: "var(--content-width)",
            mx: "auto",
            px: 2,
            pt: 1,
            alignItems: "center",
            flexWrap: "wrap",
          }}
        >
          <Typography variant="body2" sx={{ flex: "1 1 200px", wordBreak: "keep-all" }}>
            <b>연결이 끊겼어요.</b> {isPersisted ? storedText(answers) : "이 창을 닫지 마세요."}{" "}
            {isSubmitting ? "연결되면 바로 제출해요." : "연결되면 저절로 보내요."}
          </Typography>
          <Button size="small" onClick={onRetry}>
            지금 보내기
          </Button>
          {isSubmitting && onCancelSubmit && (
            <Button size="small" color="inherit" onClick={onCancelSubmit}>
              제출 취소
            </Button>
          )}
        </Stack>
      )}
    </div>
  );
}

function storedText(answers: number): string {
  return answers > 0
    ? `답 ${answers}개를 이 기기에 보관하고 있어요.`
    : "표시한 것을 이 기기에 보관하고 있어요.";
}
