import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";

/** In place of a part of a page that could not be loaded. */
export function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Stack spacing={1} sx={{ alignItems: "center", py: 3, textAlign: "center" }}>
      <Typography color="textSecondary">
        이 부분을 불러오지 못했어요. 연결을 확인하고 다시 시도해 주세요.
      </Typography>
      <Button onClick={onRetry}>다시 시도</Button>
    </Stack>
  );
}
