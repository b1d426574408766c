import LinearProgress from "@mui/material/LinearProgress";
import { useNavigation } from "react-router";
import { useSession } from "../api/session.ts";

/** The thin bar at the top while a session call runs or the next page is fetched. */
export function ProgressBar() {
  const { fetching } = useSession();
  const isMoving = useNavigation().state !== "idle";
  if (!fetching && !isMoving) return null;
  return (
    <LinearProgress
      color="error"
      aria-label="불러오는 중"
      sx={{ position: "fixed", top: 0, left: 0, right: 0, height: 3, zIndex: "tooltip" }}
    />
  );
}
