import { styled } from "@mui/material/styles";
import { useNavigation } from "react-router";
import { useSession } from "../api/session.ts";
import { ThinBar } from "./thin-bar.tsx";

/** The thin rose bar at the top while a session call runs or the next page is loaded. */
export function ProgressBar() {
  const { fetching } = useSession();
  const isNavigating = useNavigation().state !== "idle";
  if (!fetching && !isNavigating) return null;
  return (
    <Top>
      <ThinBar tone="error" label="불러오는 중" />
    </Top>
  );
}

const Top = styled("div")(({ theme }) => ({
  position: "fixed",
  top: 0,
  left: 0,
  right: 0,
  zIndex: theme.zIndex.tooltip,
}));
