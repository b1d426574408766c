import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";

/** Shown for an attempt that could not be loaded, which does not mean that it was deleted. */
export function LoadFailed({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  return (
    <Stack spacing={2} sx={{ alignItems: "center", py: 6, textAlign: "center" }}>
      <Typography component="h1" variant="h6">
        풀이를 불러오지 못했어요
      </Typography>
      <Typography color="textSecondary" sx={{ wordBreak: "keep-all" }}>
        저장한 답은 그대로 있어요. 연결을 확인하고 다시 시도해 주세요.
      </Typography>
      <Button variant="contained" disabled={isBusy} onClick={onRetry}>
        다시 시도
      </Button>
    </Stack>
  );
}
