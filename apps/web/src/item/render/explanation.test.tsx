import { ThemeProvider } from "@mui/material/styles";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { newQueryClient } from "../../api/queries.ts";
import { fakeServer, grammarLesson, grammarLine } from "../../testing/fake-server.ts";
import { theme } from "../../theme.ts";
import { Explanation } from "./explanation.tsx";
import type { ItemRules } from "./item-rules.ts";

const VOICE = "능동태와 수동태";
const RULES: ItemRules = {
  rules: ["finite-verb", "cohesion"],
  places: [
    { place: 1, rule: "voice" },
    { place: 2, rule: "finite-verb" },
  ],
};

function show(text: string, rules: ItemRules = RULES) {
  const calls = fakeServer({
    "/api/v1/grammar/list": {
      code: 200,
      result: [
        grammarLine("voice", VOICE),
        grammarLine("finite-verb", "정동사와 준동사"),
        grammarLine("comparison", "비교 표현"),
      ],
    },
    "/api/v1/grammar/voice": { code: 200, result: grammarLesson("voice", VOICE) },
  });
  const { container } = render(
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={newQueryClient()}>
        <MemoryRouter>
          <Explanation text={text} rules={rules} />
        </MemoryRouter>
      </QueryClientProvider>
    </ThemeProvider>,
  );
  return { calls, text: () => container.textContent };
}
const links = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("links each rule of the item where a line begins with its name", async () => {
  const lines =
    "정동사와 준동사: 동사가 없어요.\n① 능동태와 수동태: 맞아요.\n(B) 정동사와 준동사: 또.";
  const { text } = show(lines);
  await waitFor(() => expect(links()).toEqual(["정동사와 준동사", VOICE, "정동사와 준동사"]));
  expect(text()).toBe(lines);
  fireEvent.click(screen.getByRole("button", { name: VOICE }));
  expect(await screen.findByRole("heading", { name: VOICE })).toBeTruthy();
  expect(await screen.findByText("이렇게 알아봐요")).toBeTruthy();
});

it("links no name that the item's rules do not have, whatever the text says", async () => {
  const { text } = show(
    "비교 표현: than이 있어요.\n정동사와 준동사: 둘.\n① 능동태와 수동태: 하나.",
  );
  await waitFor(() => expect(links()).toEqual(["정동사와 준동사", VOICE]));
  expect(text()).toContain("비교 표현: than이 있어요.");
});

it("links the rules after the text where the author has written another", async () => {
  const { text } = show("제가 고쳐 쓴 해설이에요: 능동태와 수동태를 보세요.");
  await waitFor(() => expect(links()).toEqual(["정동사와 준동사", VOICE]));
  expect(text()).toBe(
    "제가 고쳐 쓴 해설이에요: 능동태와 수동태를 보세요.\n관련 문법: 정동사와 준동사, 능동태와 수동태",
  );
});

it("shows the text alone, and asks the server nothing, where the item has no rules", () => {
  const { calls, text } = show("① 능동태와 수동태: 맞아요.", { rules: [], places: [] });
  expect(text()).toBe("① 능동태와 수동태: 맞아요.");
  expect(links()).toEqual([]);
  expect(calls).toEqual([]);
});
