import Box from "@mui/material/Box";
import { useIsOffline } from "../offline/connection.ts";

/** In the top bar, while what was kept is shown. */
export function OfflineSign() {
  const isOffline = useIsOffline();
  return (
    <Box
      component="span"
      role="status"
      title={isOffline ? EXPLANATION : undefined}
      sx={{ flexShrink: 0 }}
    >
      {isOffline && (
        <Box component="span" sx={sign}>
          오프라인
        </Box>
      )}
    </Box>
  );
}

const EXPLANATION = "연결이 없어서 저장해 둔 내용을 보여 드려요. 답은 연결되면 저장돼요.";

const sign = {
  px: 1,
  py: 0.25,
  border: "1px solid currentColor",
  borderRadius: 5,
  typography: "caption",
} as const;
