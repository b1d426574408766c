import { ThemeProvider } from "@mui/material/styles";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { vi } from "vitest";
import { queryClient } from "../api/queries.ts";
import { resetSession } from "../api/session.ts";
import { dismissNotice } from "../notices/notice.ts";
import { resetTextFold } from "../item/render/text-fold.ts";
import { setReached } from "../offline/connection.ts";
import { closeOutboxes } from "../pages/attempt/outbox/open-outboxes.ts";
import { routes } from "../router.tsx";
import { theme } from "../theme.ts";

/** Renders the whole app at an address. */
export function renderApp(address: string) {
  return renderRouter(createMemoryRouter(routes, { initialEntries: [address] }));
}

/** Renders the whole app with a router. */
export function renderRouter(router: ReturnType<typeof createMemoryRouter>) {
  const where = () => router.state.location.pathname + router.state.location.search;
  render(
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeProvider>,
  );
  return { router, where };
}

/** Resets all state of the app, and sets the width of the screen: a desktop's or a phone's. */
export function freshScreen({ isWide = true } = {}) {
  cleanup();
  closeOutboxes();
  dismissNotice();
  queryClient.clear();
  resetSession();
  setReached(true);
  localStorage.clear();
  sessionStorage.clear();
  resetTextFold();
  vi.unstubAllGlobals();
  vi.stubGlobal("scrollTo", vi.fn());
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      matches: isWide,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}
