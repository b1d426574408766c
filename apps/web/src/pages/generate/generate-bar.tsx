import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { ThinBar } from "../../navigation/thin-bar.tsx";

interface Props {
  /** What the exam will hold. */
  readonly settings: string;
  readonly isBusy: boolean;
  /** Whether making is what the page leads to. */
  readonly isStrong: boolean;
  /** Leads to the settings, which stand far below on a phone. */
  readonly onChangeSettings: () => void;
}

/** The submit button and what it will make; stays at the bottom of the screen however long the form is. */
export function GenerateBar({ settings, isBusy, isStrong, onChangeSettings }: Props) {
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
      <Stack
        direction={{ xs: "column", sm: "row" }}
        sx={{ alignItems: { sm: "center" }, columnGap: 2 }}
      >
        <Stack direction="row" sx={{ alignItems: "center", justifyContent: "space-between" }}>
          <Typography variant="body2" color="textSecondary">
            {settings}
          </Typography>
          <Button aria-label="문항 설정 바꾸기" onClick={onChangeSettings} sx={{ ml: 1, mr: -1 }}>
            바꾸기
          </Button>
        </Stack>
        <Button
          type="submit"
          variant={isStrong ? "contained" : "outlined"}
          size="large"
          disabled={isBusy}
          sx={{ flex: { sm: 1 } }}
        >
          {isBusy ? "만들고 있어요" : "문제집 만들기"}
        </Button>
      </Stack>
    </Box>
  );
}
