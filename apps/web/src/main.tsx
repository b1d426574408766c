import { CacheProvider } from "@emotion/react";
import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import { QueryClientProvider } from "@tanstack/react-query";
import "@fontsource-variable/source-serif-4/wght.css";
import "virtual:fallback-fonts.css";
import "./fonts/core.css";
import "pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import { queryClient } from "./api/queries.ts";
import { listenForInstallPrompt } from "./offline/install-prompt.ts";
import { startRouter } from "./router.tsx";
import { styleCache } from "./style-cache.ts";
import { theme } from "./theme.ts";

listenForInstallPrompt();
// a task of its own: keys and touches are answered between loading the modules and the first rendering
setTimeout(start);

function start() {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  const { router } = startRouter();
  const app = (
    <StrictMode>
      <CacheProvider value={styleCache}>
        <ThemeProvider theme={theme}>
          <CssBaseline />
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </ThemeProvider>
      </CacheProvider>
    </StrictMode>
  );
  // in slices
  startTransition(() => createRoot(root).render(app));
}
