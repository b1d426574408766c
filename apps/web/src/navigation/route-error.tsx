import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";

/** Shown when a page could not be loaded or crashed; most often the server has a new release. */
export function RouteError() {
  return (
    <Stack
      component="main"
      spacing={2}
      sx={{ minHeight: "100dvh", p: 3, alignItems: "center", justifyContent: "center" }}
    >
      <Typography variant="h1">화면을 열지 못했어요</Typography>
      <Typography color="textSecondary" sx={{ textAlign: "center" }}>
        저장한 내용은 그대로 있어요. 새로 고치면 대부분 다시 열려요.
      </Typography>
      <Button variant="contained" onClick={() => window.location.reload()}>
        새로 고침
      </Button>
    </Stack>
  );
}
