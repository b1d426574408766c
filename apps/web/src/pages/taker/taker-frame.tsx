/** Around the pages of a share: no menu, since many who take one have no account. */
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useEffect } from "react";
import { Link, Outlet } from "react-router";
import { useSession } from "../../api/session.ts";
import { Logo } from "../../layouts/logo.tsx";
import { SkipLink } from "../../layouts/skip-link.tsx";
import { useSendOrphans } from "../../layouts/use-send-orphans.ts";
import { WIDE_CONTENT_WIDTH } from "../../theme.ts";

export default function TakerFrame() {
  const { id } = useSession();
  useSendOrphans();
  useEffect(() => {
    // A phone that is handed on shows nothing of the taker before.
    document.documentElement.dataset["given"] = "true";
    return () => void delete document.documentElement.dataset["given"];
  }, []);
  return (
    <Box sx={{ maxWidth: WIDE_CONTENT_WIDTH, mx: "auto", p: { xs: 2, sm: 3 } }}>
      <SkipLink />
      <Stack
        component="header"
        direction="row"
        sx={{ mb: 2, alignItems: "center", justifyContent: "space-between" }}
      >
        <Logo />
        {id ? (
          <Button component={Link} to="/generate">
            내 화면으로
          </Button>
        ) : (
          <Button component={Link} to="/sign-in">
            로그인
          </Button>
        )}
      </Stack>
      <main id="main" tabIndex={-1} style={{ outline: "none" }}>
        <Outlet />
      </main>
    </Box>
  );
}
