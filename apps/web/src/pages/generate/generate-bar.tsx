import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { ThinBar } from "../../navigation/thin-bar.tsx";

/** The submit button: fixed at the bottom on phones, below the form elsewhere. */
export function GenerateBar({ isBusy }: { isBusy: boolean }) {
  return (
    <Box
      sx={{
        position: { xs: "sticky", md: "static" },
        bottom: 0,
        mx: { xs: -2, sm: -3, md: 0 },
        mt: 2,
        px: { xs: 2, sm: 3, md: 0 },
        py: { xs: 1, md: 0 },
        pb: { xs: "max(8px, env(safe-area-inset-bottom))", md: 0 },
        bgcolor: { xs: "background.paper", md: "transparent" },
        borderTop: { xs: 1, md: 0 },
        borderColor: { xs: "divider" },
        zIndex: 1,
      }}
    >
      <Box sx={{ height: 4 }}>
        {isBusy && <ThinBar tone="primary" label="문제집을 만드는 중" />}
      </Box>
      <Button type="submit" variant="contained" size="large" fullWidth disabled={isBusy}>
        {isBusy ? "만들고 있어요" : "문제집 만들기"}
      </Button>
    </Box>
  );
}
