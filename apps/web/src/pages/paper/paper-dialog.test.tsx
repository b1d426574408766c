import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { examDocument, fakeServer, SIGNED_IN } from "../../testing/fake-server.ts";
import { freshScreen, renderApp } from "../../testing/render-app.tsx";

beforeEach(() => freshScreen());

const QUESTION = {
  id: 11,
  position: 1,
  version: 1,
  type: "blank",
  shape: "choose",
  instruction: "발문",
  points: 2,
  blocks: [],
  options: [{ cells: ["a"] }, { cells: ["b"] }],
  key: { choice: 1 },
  explanation: "",
  proof: { kind: "author" },
  difficulty: "low",
};
const SVG = '<svg viewBox="0 0 595.28 841.89" xmlns="http://www.w3.org/2000/svg"></svg>';

const callsTo = (calls: ReturnType<typeof fakeServer>, what: "preview" | "export") =>
  calls.filter(({ path }) => path === `/api/v1/exam/${what}/5`);

async function open(answers = {}) {
  const calls = fakeServer({
    ...SIGNED_IN,
    "/api/v1/exam/5": { code: 200, result: examDocument(5, { questions: [QUESTION] }) },
    "/api/v1/question/types": { code: 200, result: [] },
    "/api/v1/exam/preview/5": { code: 200, result: { pages: 7, svg: SVG, warnings: [] } },
    ...answers,
  });
  renderApp("/exam/5");
  fireEvent.click(await screen.findByRole("button", { name: "인쇄·내보내기" }));
  return { calls, dialog: within(await screen.findByRole("dialog", { name: "인쇄·내보내기" })) };
}

describe("the paper", () => {
  it("is seen before it is printed, as it is wanted", async () => {
    const { calls, dialog } = await open();
    expect(await dialog.findByText("모두 7쪽이에요. 첫 쪽은 이렇게 나와요.")).toBeDefined();
    const picture = dialog.getByRole("img", { name: "시험지 첫 쪽, 모두 7쪽" });
    expect(picture.getAttribute("src")).toBe(`data:image/svg+xml,${encodeURIComponent(SVG)}`);
    fireEvent.change(dialog.getByLabelText("왼쪽 머리말"), { target: { value: "2학년 " } });
    fireEvent.mouseDown(dialog.getByRole("combobox", { name: "정답" }));
    fireEvent.click(await screen.findByRole("option", { name: "맨 뒤에 싣기 (교사용)" }));
    fireEvent.click(dialog.getByRole("switch", { name: "해설도 싣기" }));
    await waitFor(() =>
      expect(Object.fromEntries(callsTo(calls, "preview").at(-1)?.query.entries() ?? [])).toEqual({
        answers: "end",
        explanations: "true",
        size: "A4",
        columns: "2",
        left: "2학년",
        right: "영어",
        name_line: "true",
        share_texts: "true",
        answer_sheet: "false",
      }),
    );
  });

  it("is saved under the exam's name, and the next one looks alike", async () => {
    const names: string[] = [];
    vi.stubGlobal(
      "URL",
      class extends URL {
        static override createObjectURL = () => "blob:1";
        static override revokeObjectURL = () => undefined;
      },
    );
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const { calls, dialog } = await open({
      "/api/v1/exam/export/5": () =>
        new Response("%PDF-", {
          headers: {
            "Content-Disposition": `attachment; filename="pulda-5.pdf"; filename*=UTF-8''${encodeURIComponent("중간고사")}.pdf`,
          },
        }),
    });
    fireEvent.change(dialog.getByLabelText("왼쪽 머리말"), { target: { value: "2학년" } });
    fireEvent.click(dialog.getByRole("button", { name: "PDF 내려받기" }));
    await waitFor(() => expect(names).toEqual(["중간고사.pdf"]));
    expect(callsTo(calls, "export")[0]?.query.get("format")).toBe("pdf");
    fireEvent.click(dialog.getByRole("button", { name: "닫기" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    fireEvent.click(screen.getByRole("button", { name: "인쇄·내보내기" }));
    const again = within(await screen.findByRole("dialog"));
    expect(again.getByLabelText<HTMLInputElement>("왼쪽 머리말").value).toBe("2학년");
  });

  it("says what does not stand on it", async () => {
    const { dialog } = await open({
      "/api/v1/exam/preview/5": {
        code: 200,
        result: { pages: 1, svg: SVG, warnings: ["읽을 수 없는 문항 1개는 뺐어요."] },
      },
    });
    expect((await dialog.findByRole("alert")).textContent).toBe("읽을 수 없는 문항 1개는 뺐어요.");
  });

  it("says why there is none", async () => {
    const { dialog } = await open({
      "/api/v1/exam/preview/5": { code: 409, message: "시험지에는 400문항까지 실을 수 있어요." },
      "/api/v1/exam/export/5": { code: 409, message: "시험지에는 400문항까지 실을 수 있어요." },
    });
    expect(await dialog.findByText(/400문항까지/)).toBeDefined();
    fireEvent.click(dialog.getByRole("button", { name: "PDF 내려받기" }));
    expect((await dialog.findByRole("alert")).textContent).toMatch(/400문항까지/);
  });
});
