import { ThemeProvider } from "@mui/material/styles";
import { QueryClientProvider } from "@tanstack/react-query";
import type { Response, Run, TakerItem } from "@pulda/question";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { newQueryClient } from "../api/queries.ts";
import { fakeServer } from "../testing/fakeServer.ts";
import { theme } from "../theme.ts";
import { Question } from "./Question.tsx";
import { Solution } from "./Solution.tsx";

const RUNS: Run[] = [
  { kind: "plain", text: "They said yes. Bees " },
  { kind: "underlined", text: "dance", place: 1 },
  { kind: "plain", text: " when they " },
  { kind: "underlined", text: "demanded", place: 2 },
  { kind: "plain", text: " it." },
];
const common = { id: 3, position: 1, type: "test", instruction: "틀린 것은?", points: 2 };
const MARK: TakerItem = {
  ...common,
  shape: "mark",
  places: 2,
  blocks: [{ kind: "passage", runs: RUNS }],
};
const CHOOSE: TakerItem = {
  ...common,
  shape: "choose",
  blocks: [
    { kind: "given", runs: [{ kind: "plain", text: "Given text." }] },
    { kind: "part", label: "A", runs: [{ kind: "plain", text: "Part text." }] },
    { kind: "passage", runs: [{ kind: "blank" }, { kind: "slot", place: 1 }] },
  ],
  options: ["one", "two", "three"].map((cell) => ({ cells: [cell] })),
};

function show(item: TakerItem, props: Partial<Parameters<typeof Question>[0]> = {}) {
  render(
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={newQueryClient()}>
        <Question item={item} examId={9} {...props} />
      </QueryClientProvider>
    </ThemeProvider>,
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("an item on paper", () => {
  it("reads its marks aloud: number, then the words", () => {
    show(MARK);
    const passage = screen.getByRole("group", { name: "지문" });
    expect(passage.textContent).toContain("②밑줄 2번: demanded");
    expect(screen.queryByRole("radio")).toBeNull();
  });

  it("names its boxes, and says where a blank is", () => {
    show(CHOOSE);
    expect(screen.getByRole("group", { name: "주어진 글" }).textContent).toBe("Given text.");
    expect(screen.getByRole("group", { name: "이어질 글 (A)" })).toBeTruthy();
    expect(screen.getByRole("group", { name: "지문" }).textContent).toContain("빈칸");
  });
});

describe("an item that is taken", () => {
  it("answers by an option, or by a click on the place in the text", () => {
    const onRespond = vi.fn<(response: Response) => void>();
    show(MARK, { onRespond });
    fireEvent.click(screen.getByRole("radio", { name: /1번/ }));
    fireEvent.click(screen.getByText("②", { selector: "[data-choosable]" }));
    expect(onRespond.mock.calls).toEqual([[{ choice: 1 }], [{ choice: 2 }]]);
  });

  it("takes no answer once it is graded, and says in words which was right", () => {
    show(CHOOSE, { response: { choice: 1 }, onRespond: null, rightChoice: 3 });
    const [first, , third] = screen.getAllByRole("radio");
    expect(first).toHaveProperty("disabled", true);
    expect(first?.closest("label")?.textContent).toContain("✗ 내 답");
    expect(third?.closest("label")?.textContent).toContain("✓ 정답");
  });

  it("writes texts and puts pieces in order", () => {
    const onRespond = vi.fn<(response: Response) => void>();
    const { blocks } = MARK;
    show({ ...common, shape: "write", fields: [{}, {}], blocks }, { onRespond });
    fireEvent.change(screen.getByLabelText("답 2"), { target: { value: "dance" } });
    expect(onRespond).toHaveBeenLastCalledWith({ texts: ["", "dance"] });
    cleanup();
    const pieces = ["bees", "the", "dance"];
    show({ ...common, shape: "arrange", pieces, blocks }, { onRespond, response: { order: [1] } });
    const left = screen.getByRole("group", { name: "남은 말" });
    fireEvent.click(within(left).getByRole("button", { name: "dance" }));
    expect(onRespond).toHaveBeenLastCalledWith({ order: [1, 2] });
    const placed = screen.getByRole("group", { name: "배열한 말" });
    fireEvent.click(within(placed).getByRole("button", { name: "the" }));
    expect(onRespond).toHaveBeenLastCalledWith({ order: [] });
  });
});

describe("words of a passage", () => {
  it("go on the word list by a click, with the sentence they stood in", async () => {
    const word = {
      id: 1,
      text: "demanded",
      meaning: "요구했다",
      context: "",
      exam_id: 9,
      created_at: "2026-11-21T00:00:00.000Z",
    };
    const asked = fakeServer({ "/api/v1/word/append": { code: 200, result: word } });
    show(MARK);
    fireEvent.click(screen.getByText("demanded"));
    fireEvent.change(screen.getByLabelText("뜻"), { target: { value: "요구했다" } });
    fireEvent.click(screen.getByRole("button", { name: "단어장에 추가" }));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect(Object.fromEntries(asked[0]?.form ?? [])).toEqual({
      text: "demanded",
      meaning: "요구했다",
      context: "Bees dance when they demanded it.",
      exam_id: "9",
    });
  });

  it("are reached by arrow keys and Enter", () => {
    show(MARK);
    const passage = screen.getByRole("group", { name: "지문" });
    for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"])
      fireEvent.keyDown(passage, { key });
    fireEvent.keyDown(passage, { key: "Enter" });
    expect(screen.getByLabelText("단어")).toHaveProperty("value", "yes");
  });

  it("keep what was typed when they could not be saved", async () => {
    fakeServer({ "/api/v1/word/append": { code: 409, message: "이미 단어장에 있는 단어예요." } });
    show(MARK);
    fireEvent.click(screen.getByText("Bees"));
    fireEvent.change(screen.getByLabelText("뜻"), { target: { value: "벌" } });
    fireEvent.click(screen.getByRole("button", { name: "단어장에 추가" }));
    expect(await screen.findByText("이미 단어장에 있는 단어예요.")).toBeTruthy();
    expect(screen.getByLabelText("단어")).toHaveProperty("value", "bees");
    expect(screen.getByLabelText("뜻")).toHaveProperty("value", "벌");
  });
});

describe("a solution", () => {
  it("tells the verdict, the key and the reason in words", () => {
    render(
      <ThemeProvider theme={theme}>
        <Solution
          item={CHOOSE}
          answer={{ choice: 2 }}
          explanation="둘째가 맞아요."
          grade={{ kind: "wrong", points: 0, max_points: 2 }}
        />
      </ThemeProvider>,
    );
    for (const text of ["✗ 틀렸어요", "② two", "둘째가 맞아요."])
      expect(document.body.textContent).toContain(text);
  });
});
