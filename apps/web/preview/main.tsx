/** Every question type in every state, and a broken item, narrow and wide. `?type=` shows one of them alone. */
import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import { QueryClientProvider } from "@tanstack/react-query";
import "@fontsource-variable/source-serif-4/wght.css";
import "pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { golden } from "virtual:golden-items";
import "../src/fonts/core.css";
import { newQueryClient } from "../src/api/queries.ts";
import { theme } from "../src/theme.ts";
import { BROKEN, BrokenStates, ItemStates } from "./item-states.tsx";

const type = new URLSearchParams(location.search).get("type");
const shown = golden.filter(({ item }) => type === null || item.type === type);

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <QueryClientProvider client={newQueryClient()}>
        <MemoryRouter>
          <nav aria-label="유형" style={{ padding: 16 }}>
            <a href="?">모두</a>
            {golden.map(({ name, item }) => (
              <span key={item.id}>
                {" · "}
                <a href={`?type=${item.type}`}>{name}</a>
              </span>
            ))}
            {" · "}
            <a href={`?type=${BROKEN.type}`}>{BROKEN.name}</a>
          </nav>
          {shown.map(({ name, item }) => (
            <ItemStates key={item.id} name={name} item={item} />
          ))}
          {(type === null || type === BROKEN.type) && <BrokenStates />}
        </MemoryRouter>
      </QueryClientProvider>
    </ThemeProvider>
  </StrictMode>,
);
