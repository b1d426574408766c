/** 관리: the links between its pages, for admins alone. */
import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import { Link, Outlet, useLocation } from "react-router";
import { isAdmin, useSession } from "../../api/session.ts";
import { NotFound } from "../not-found.tsx";

const PAGES = [
  ["/admin", "사용자"],
  ["/admin/usage", "현황"],
  ["/admin/sign-up", "가입"],
  ["/admin/model", "언어 모델"],
  ["/admin/error", "오류와 작업"],
  ["/admin/audit", "관리 기록"],
] as const;

export default function AdminLayout() {
  const { info } = useSession();
  const { pathname } = useLocation();
  if (!isAdmin(info)) return <NotFound name="화면을" />;
  return (
    <Stack spacing={2}>
      <Stack component="nav" aria-label="관리" direction="row" useFlexGap spacing={1} sx={row}>
        {PAGES.map(([to, name]) => {
          const isOpen = pathname === to;
          return (
            <Chip
              key={to}
              component={Link}
              to={to}
              clickable
              label={name}
              color={isOpen ? "primary" : "default"}
              variant={isOpen ? "filled" : "outlined"}
              aria-current={isOpen ? "page" : undefined}
              sx={chip}
            />
          );
        })}
      </Stack>
      <div>
        <Outlet />
      </div>
    </Stack>
  );
}

/** One line that scrolls on phones; with space for the focus ring. */
const row = {
  flexWrap: { xs: "nowrap", sm: "wrap" },
  overflowX: { xs: "auto", sm: "visible" },
  p: 0.5,
  m: -0.5,
} as const;

const chip = {
  flex: "none",
  height: 44,
  borderRadius: 22,
  fontSize: "0.9375rem",
  "&.MuiChip-outlined": { bgcolor: "background.paper" },
};
