import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { ThinBar } from "../../navigation/thin-bar.tsx";

interface Props {
  readonly isBusy: boolean;
  /** Whether making is what the page leads to. */
  readonly isStrong: boolean;
}

/** The submit button, which stays at the bottom of the screen however long the form is. */
export function GenerateBar({ isBusy, isStrong }: Props) {
  return (
    <Box
      sx={{
        position: "sticky",
        bottom: 0,
        mx: { xs: -2, sm: -3 },
        mt: 2,
        px: { xs: 2, sm: 3 },
        pt: 1,
        pb: "max(8px, env(safe-area-inset-bottom))",
        bgcolor: "background.paper",
        borderTop: 1,
        borderColor: "divider",
        zIndex: 1,
      }}
    >
      <Box sx={{ height: 4 }}>
        {isBusy && <ThinBar tone="primary" label="문제집을 만드는 중" />}
      </Box>
      <Button
        type="submit"
        variant={isStrong ? "contained" : "outlined"}
        size="large"
        fullWidth
        disabled={isBusy}
      >
        {isBusy ? "만들고 있어요" : "문제집 만들기"}
      </Button>
    </Box>
  );
}
