import Box from "@mui/material/Box";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { Suspense, useEffect, useState } from "react";
import { onDemand } from "../loading/on-demand.tsx";
import { Outlet, useLocation, useMatches } from "react-router";
import { isClaimWanted } from "../api/guest.ts";
import { hasTrial } from "../api/own-storage.ts";
import { answerProof, useProofAsked } from "../api/proof.ts";
import { dev } from "../dev/dev.ts";
import type { RouteHandle } from "../navigation/after-navigation.tsx";
import { BAR_HEIGHT, CONTENT_WIDTH, DRAWER_WIDTH, WIDE_CONTENT_WIDTH } from "../theme.ts";
import { NavigationDrawer } from "./navigation-drawer.tsx";
import { SkipLink } from "./skip-link.tsx";
import { TopBar } from "./top-bar.tsx";
import { useOffline } from "./use-offline.ts";
import { useSendOrphans } from "./use-send-orphans.ts";

const DevMenu = onDemand(() => import("../dev/dev-menu.tsx"));
const ProofDialog = onDemand(() => import("../pages/account/proof-dialog.tsx"));

/** Top bar, drawer on the left, one column in the middle of the rest; wider for pages with `isWide`. */
export default function LoggedInLayout() {
  const { pathname } = useLocation();
  // The temporary drawer closes when another page opens. A change of the same page's state (a folder, a search)
  // may come late, after the drawer was opened, and must not close it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  const isWideScreen = useMediaQuery(useTheme().breakpoints.up("md"), { noSsr: true });
  // the permanent drawer takes over; when the screen is narrow again, nobody has opened the other
  if (isWideScreen && openAt !== null) setOpenAt(null);
  const isProofAsked = useProofAsked();
  useSendOrphans();
  useOffline();
  useEffect(() => {
    if (hasTrial())
      void import("../pages/trial/keep-trial.ts").then(({ keepTrial }) => keepTrial());
    if (isClaimWanted())
      void import("../pages/taker/claim.ts").then(({ claimGuest }) => claimGuest());
  }, []);
  const isWide = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.isWide);
  return (
    <Box
      sx={{
        "--drawer-width": { xs: "0px", md: `${DRAWER_WIDTH}px` },
        "--content-width": `${isWide ? WIDE_CONTENT_WIDTH : CONTENT_WIDTH}px`,
      }}
    >
      <SkipLink />
      <TopBar isMenuOpen={isOpen} onMenu={() => setOpenAt(pathname)} />
      <NavigationDrawer
        isOpen={isOpen}
        onOpen={() => setOpenAt(pathname)}
        onClose={() => setOpenAt(null)}
      />
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{
          pt: BAR_HEIGHT,
          ml: "var(--drawer-width)",
          minHeight: "100dvh",
          outline: "none",
        }}
      >
        <Box
          sx={{
            maxWidth: "var(--content-width)",
            mx: "auto",
            px: { xs: 2, sm: 3 },
            py: { xs: 2, sm: 4 },
          }}
        >
          <Outlet />
        </Box>
      </Box>
      <Suspense>{isProofAsked && <ProofDialog onClose={() => answerProof(false)} />}</Suspense>
      {dev.mode && (
        <Suspense>
          <DevMenu list={dev.list} />
        </Suspense>
      )}
    </Box>
  );
}
