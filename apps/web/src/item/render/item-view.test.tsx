import { ThemeProvider } from "@mui/material/styles";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ItemResponse, Run, TakerItem } from "@pulda/question";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { newQueryClient } from "../../api/queries.ts";
import { fakeServer } from "../../testing/fake-server.ts";
import { theme } from "../../theme.ts";
import { ItemView } from "./item-view.tsx";
import { Solution } from "./solution.tsx";

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

function show(item: TakerItem, props: Partial<Parameters<typeof ItemView>[0]> = {}) {
  render(
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={newQueryClient()}>
        <ItemView item={item} examId={9} {...props} />
      </QueryClientProvider>
    </ThemeProvider>,
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("an item that cannot be answered", () => {
  it("has numbered places that a screen reader reads with their numbers", () => {
    show(MARK);
    const passage = screen.getByRole("group", { name: "지문" });
    expect(passage.textContent).toContain("②밑줄 2번: demanded");
    expect(screen.queryByRole("radio")).toBeNull();
  });

  it("names its blocks, and announces its blanks", () => {
    show(CHOOSE);
    expect(screen.getByRole("group", { name: "주어진 글" }).textContent).toBe("Given text.");
    expect(screen.getByRole("group", { name: "이어질 글 (A)" })).toBeTruthy();
    expect(screen.getByRole("group", { name: "지문" }).textContent).toContain("빈칸");
  });
});

describe("an item that is taken", () => {
  it("is answered by an option, or by a click on a place in the text", () => {
    const onRespond = vi.fn<(response: ItemResponse) => void>();
    show(MARK, { onRespond });
    fireEvent.click(screen.getByRole("radio", { name: /1번/ }));
    fireEvent.click(screen.getByText("②", { selector: "[data-choosable]" }));
    expect(onRespond.mock.calls).toEqual([[{ choice: 1 }], [{ choice: 2 }]]);
  });

  it("cannot be answered once it is graded, and says in words which option was right", () => {
    show(CHOOSE, { response: { choice: 1 }, onRespond: null, rightChoice: 3 });
    const [first, , third] = screen.getAllByRole("radio");
    expect(first).toHaveProperty("disabled", true);
    expect(first?.closest("label")?.textContent).toContain("✗ 내 답");
    expect(third?.closest("label")?.textContent).toContain("✓ 정답");
  });

  it("is answered by writing texts, or by putting pieces in order", () => {
    const onRespond = vi.fn<(response: ItemResponse) => void>();
    const { blocks } = MARK;
    show({ ...common, shape: "write", fields: [{}, {}], blocks }, { onRespond });
    fireEvent.change(screen.getByLabelText("답 2"), { target: { value: "dance" } });
    expect(onRespond).toHaveBeenLastCalledWith({ texts: ["", "dance"] });
    cleanup();
    const pieces = ["bees", "the", "dance"];
    show({ ...common, shape: "arrange", pieces, blocks }, { onRespond, response: { order: [1] } });
    const unused = screen.getByRole("group", { name: "남은 말" });
    fireEvent.click(within(unused).getByRole("button", { name: "dance" }));
    expect(onRespond).toHaveBeenLastCalledWith({ order: [1, 2] });
    const placed = screen.getByRole("group", { name: "배열한 말" });
    fireEvent.click(within(placed).getByRole("button", { name: "the" }));
    expect(onRespond).toHaveBeenLastCalledWith({ order: [] });
  });
});

const meaning = () => screen.findByLabelText<HTMLInputElement>("단어장에 적을 뜻");

describe("words of a passage", () => {
  const entry = {
    lemma: "demand",
    pronunciation: "dɪˈmænd",
    level: 2,
    senses: [
      { pos: "v", meaning: "요구하다; 필요로 하다", definition: "", examples: [], usages: [] },
      { pos: "n", meaning: "요구; 수요", definition: "", examples: [], usages: [] },
    ],
    in_context: true,
    inflections: [{ kind: "past", form: "demanded" }],
    others: [],
    phrases: [],
  };
  const word = {
    id: 1,
    text: "demand",
    meaning: "요구; 수요",
    level: 2,
    context: "",
    exam_id: 9,
    created_at: "2026-11-21T00:00:00.000Z",
    state: "new",
    due_at: "2026-11-21T00:00:00.000Z",
    reps: 0,
  };
  const LOOK_UP = { "/api/v1/word/lookup": { code: 200, result: entry } };

  it("are looked up in their sentence, and added to the word list in their dictionary form", async () => {
    const calls = fakeServer({ ...LOOK_UP, "/api/v1/word/append": { code: 200, result: word } });
    show(MARK);
    fireEvent.click(screen.getByText("demanded"));
    expect((await meaning()).value).toBe("요구하다; 필요로 하다");
    expect(Object.fromEntries(calls[0]?.query ?? [])).toEqual({
      text: "demanded",
      context: "Bees dance when they demanded it.",
      at: "21",
    });
    fireEvent.click(screen.getByRole("button", { name: /수요/ }));
    expect((await meaning()).value).toBe("요구; 수요");
    fireEvent.click(screen.getByRole("button", { name: "단어장에 추가" }));
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    expect(Object.fromEntries(calls[1]?.form ?? [])).toEqual({
      text: "demand",
      meaning: "요구; 수요",
      context: "Bees dance when they demanded it.",
      exam_id: "9",
    });
  });

  it("are reached by arrow keys and Enter", async () => {
    const calls = fakeServer(LOOK_UP);
    show(MARK);
    const passage = screen.getByRole("group", { name: "지문" });
    for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"])
      fireEvent.keyDown(passage, { key });
    fireEvent.keyDown(passage, { key: "Enter" });
    await meaning();
    expect(calls[0]?.query.get("text")).toBe("yes");
  });

  it("may be unknown: the user types a meaning, which is still there when it could not be saved", async () => {
    fakeServer({
      "/api/v1/word/lookup": { code: 404, message: "사전에 없는 말이에요." },
      "/api/v1/word/append": { code: 409, message: "이미 단어장에 있는 단어예요." },
    });
    show(MARK);
    fireEvent.click(screen.getByText("Bees"));
    expect(await screen.findByText(/사전에 없는 말/)).toBeTruthy();
    fireEvent.change(await meaning(), { target: { value: "벌" } });
    fireEvent.click(screen.getByRole("button", { name: "단어장에 추가" }));
    expect(await screen.findByText("이미 단어장에 있는 단어예요.")).toBeTruthy();
    expect((await meaning()).value).toBe("벌");
  });
});

describe("a solution", () => {
  it("says the grade, the key and the reason in words", () => {
    render(
      <QueryClientProvider client={newQueryClient()}>
        <ThemeProvider theme={theme}>
          <Solution
            item={CHOOSE}
            answer={{ choice: 2 }}
            explanation="둘째가 맞아요."
            rules={{ rules: [], places: [] }}
            grade={{ kind: "wrong", points: 0, max_points: 2 }}
          />
        </ThemeProvider>
      </QueryClientProvider>,
    );
    for (const text of ["✗ 틀렸어요", "② two", "둘째가 맞아요."])
      expect(document.body.textContent).toContain(text);
  });
});
