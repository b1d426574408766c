/** What a screen reader reads of an item's text. */
import type { Run } from "@pulda/question";
import { ThemeProvider } from "@mui/material/styles";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { theme } from "../../theme.ts";
import type { Highlight } from "../annotate/highlight-segments.ts";
import type { PlaceChoice } from "./numbered-place.tsx";
import { Runs } from "./runs.tsx";

function spokenText(
  runs: Run[],
  more: { highlights?: Highlight[]; placeChoice?: PlaceChoice } = {},
): string {
  const { container } = render(
    <ThemeProvider theme={theme}>
      <Runs runs={runs} {...more} />
    </ThemeProvider>,
  );
  for (const silent of container.querySelectorAll("[aria-hidden=true]")) silent.remove();
  return (container.textContent ?? "").replace(/\s+/gu, " ").trim();
}
const plain = (text: string): Run => ({ kind: "plain", text });

afterEach(cleanup);

it("reads the kind and number of a place before its words, and the end of a long one", () => {
  const runs: Run[] = [
    { kind: "underlined", text: "demanded", place: 3 },
    plain(" and "),
    { kind: "underlined", text: "is at home", place: 4 },
    plain(" now."),
  ];
  expect(spokenText(runs)).toBe("밑줄 3번: demanded and 밑줄 4번: is at home 밑줄 끝 now.");
});

it("announces an underline without a number, too", () => {
  expect(
    spokenText([plain("They "), { kind: "underlined", text: "broke the ice" }, plain(".")]),
  ).toBe("They 밑줄: broke the ice 밑줄 끝.");
});

it("reads sentences and slots with their numbers", () => {
  const runs: Run[] = [
    { kind: "labelled", text: "Bees dance.", place: 2 },
    plain(" "),
    { kind: "slot", place: 4 },
    plain(" They fly."),
  ];
  expect(spokenText(runs)).toBe("문장 2번: Bees dance. 자리 4번 They fly.");
});

it("reads blanks with their labels, and boxes with 또는", () => {
  const runs: Run[] = [
    { kind: "blank" },
    plain(" "),
    { kind: "blank", label: "A", lead: "d", hint: "춤추다" },
    plain(" "),
    { kind: "choice", label: "B", options: ["is", "are"] },
  ];
  expect(spokenText(runs)).toBe("빈칸 빈칸 (A), 앞 글자 d (춤추다) (B) is 또는 are");
});

it("announces the start and the end of a highlight once each, across runs", () => {
  const runs: Run[] = [
    plain("They "),
    { kind: "underlined", text: "demanded", place: 1 },
    plain(" more of it."),
  ];
  const highlights: Highlight[] = [
    { kind: "mine", start: 0, end: 18 },
    { kind: "evidence", start: 14, end: 25 },
  ];
  expect(spokenText(runs, { highlights })).toBe(
    "형광펜 시작 They 밑줄 1번: demanded 근거 시작 more 형광펜 끝 of it. 근거 끝",
  );
});

it("announces which place was right and which was chosen", () => {
  const runs: Run[] = [1, 2, 3].map((place) => ({ kind: "underlined", text: "is", place }));
  const placeChoice = { chosen: 1, onChoose: null, right: 2 };
  expect(spokenText(runs, { placeChoice })).toBe(
    "밑줄 1번, 내 답: is밑줄 2번, 정답: is밑줄 3번: is",
  );
});
