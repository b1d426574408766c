/** What somebody has written is shown as it was written: no text becomes an element, an address or a script. */
import { ThemeProvider } from "@mui/material/styles";
import { QueryClientProvider } from "@tanstack/react-query";
import type { TakerItem } from "@pulda/question";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { newQueryClient } from "./api/queries.ts";
import { ItemView } from "./item/render/item-view.tsx";
import {
  adminUser,
  device,
  examLine,
  fakeServer,
  ownAccount,
  pageOf,
  SIGNED_IN,
  USER,
} from "./testing/fake-server.ts";
import { freshScreen, renderApp } from "./testing/render-app.tsx";
import { theme } from "./theme.ts";

const HOSTILE = `<img src=x onerror="window.pwned=1"><a href="javascript:window.pwned=1">"'&lt;</a><script>window.pwned=1</script>`;
const plain = { kind: "plain", text: HOSTILE } as const;

beforeEach(() => freshScreen());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What of the text has become part of the page, or that it is not shown. */
function wrongs(): unknown[] {
  const names = [...document.querySelectorAll("*")].flatMap((one) => one.getAttributeNames());
  return [
    ...document.querySelectorAll("img[src=x], script, [href^='javascript:']"),
    ...names.filter((name) => name.startsWith("on")),
    ...("pwned" in window ? ["a script has run"] : []),
    ...(shows(document.body) ? [] : ["it is not shown"]),
  ];
}

const shows = (element: Element) => element.textContent.includes(HOSTILE);

/** The smallest element that shows the text. */
function isAround(element: Element | null): boolean {
  return element !== null && shows(element) && ![...element.children].some(shows);
}

it("in every part of an item", () => {
  const common = { id: 3, position: 1, type: "test", instruction: HOSTILE, points: 2 };
  const item: TakerItem = {
    ...common,
    shape: "choose",
    blocks: [
      { kind: "given", runs: [plain] },
      { kind: "part", label: "A", runs: [{ ...plain, kind: "underlined", place: 1 }] },
      { kind: "passage", runs: [plain, { kind: "blank" }] },
    ],
    options: [{ cells: [HOSTILE] }, { cells: [HOSTILE] }],
  };
  render(
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={newQueryClient()}>
        <ItemView item={item} examId={9} />
      </QueryClientProvider>
    </ThemeProvider>,
  );
  expect(document.body.textContent.split(HOSTILE).length - 1).toBeGreaterThanOrEqual(5);
  expect(wrongs()).toEqual([]);
});

it("in lists of exams and folders", async () => {
  fakeServer({
    ...SIGNED_IN,
    "/api/v1/exam/list": pageOf([examLine(1, { title: HOSTILE })]),
  });
  renderApp("/exam");
  await screen.findByRole("button", { name: /메뉴$/ });
  expect(wrongs()).toEqual([]);
});

it("on the account's page and where admins see others' addresses", async () => {
  const admin = { ...USER, info: { ...USER.info, admin_level: 0 } };
  fakeServer({
    ...SIGNED_IN,
    "/api/v1/user/info": { code: 200, result: admin },
    "/api/v1/user/account": { code: 200, result: ownAccount({ email: HOSTILE }) },
    "/api/v1/user/session/list": { code: 200, result: [device(1, { browser: HOSTILE })] },
    "/api/v1/admin/user/list": pageOf([adminUser(2, { email: HOSTILE })]),
  });
  renderApp("/account");
  await screen.findAllByText((_, element) => isAround(element));
  expect(wrongs()).toEqual([]);
  cleanup();
  renderApp("/admin");
  await screen.findAllByText((_, element) => isAround(element));
  expect(wrongs()).toEqual([]);
});
