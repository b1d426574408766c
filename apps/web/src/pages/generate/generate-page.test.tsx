import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  examDocument,
  fakeServer,
  SIGNED_IN,
  USER,
  type FakeCall,
} from "../../testing/fake-server.ts";
import { freshScreen, renderApp } from "../../testing/render-app.tsx";
import { countWords } from "@pulda/question/schema-free";
import { loadDraft } from "./draft-storage.ts";
import { EXAMPLE } from "./example.ts";

beforeEach(() => freshScreen());
afterEach(cleanup);

async function open(answers: Parameters<typeof fakeServer>[0] = {}) {
  const calls = fakeServer({ ...SIGNED_IN, ...answers });
  const { where } = renderApp("/generate");
  const passage = await screen.findByLabelText<HTMLTextAreaElement>("지문 1");
  // the settings are rendered after it
  await screen.findAllByRole("group", { name: "문항 유형" });
  return { calls, where, passage };
}
const make = () => fireEvent.click(screen.getByRole("button", { name: "문제집 만들기" }));

describe("GeneratePage", () => {
  it("shows at a passage why it cannot be used, and sends nothing", async () => {
    const { calls, passage } = await open();
    fireEvent.change(passage, { target: { value: "Much too short." } });
    make();
    expect(await screen.findByText(/지문이 너무 짧아요/)).toBeDefined();
    expect(passage.getAttribute("aria-invalid")).toBe("true");
    await waitFor(() => expect(document.activeElement).toBe(passage));
    expect(calls.some(({ method }) => method === "POST")).toBe(false);
  });

  it("says what an amount comes to with the passages at hand, and takes a number for the whole exam", async () => {
    const { calls, passage } = await open({
      "/api/v1/exam/generate": { code: 200, result: examDocument(5) },
      "/api/v1/exam/5": { code: 200, result: examDocument(5) },
    });
    fireEvent.change(passage, {
      target: { value: [EXAMPLE, EXAMPLE, EXAMPLE].join("\n\n---\n\n") },
    });
    // the last passage of a paste is gone to
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("지문 3")));
    expect(screen.getByText("지문마다 4문항 · 모두 12문항쯤")).toBeDefined();
    expect(screen.getByText("유형 자동 · 모두 12문항쯤 · 난도 3")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "문항 설정 바꾸기" }));
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "문항" }));
    fireEvent.click(screen.getByRole("button", { name: /^많이/ }));
    expect(screen.getByText("지문마다 6문항 · 모두 18문항쯤")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "직접 정하기" }));
    const field = screen.getByLabelText<HTMLInputElement>("문제집 전체 문항 수");
    fireEvent.change(field, { target: { value: "1.5" } });
    make();
    expect(await screen.findByText("문항 수는 1–200의 정수예요.")).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.value).toBe("1.5");
    fireEvent.change(field, { target: { value: "20" } });
    fireEvent.change(screen.getByLabelText("총점"), { target: { value: "80" } });
    make();
    await waitFor(() => {
      const sent = calls.find(({ path }) => path === "/api/v1/exam/generate");
      expect(sent?.form?.get("amount")).toBe('{"total":20}');
      expect(sent?.form?.get("points_total")).toBe("80");
    });
  });

  it("says of what the number of a type counts, and what all of them come to", async () => {
    const type = {
      shape: "choose",
      asks: "vocabulary",
      auto: true,
      by_model: "no",
      of_words: false,
    };
    const { passage } = await open({
      "/api/v1/question/types": {
        code: 200,
        result: [
          { ...type, id: "blank", name: "빈칸 추론" },
          { ...type, id: "synonym", name: "동의어" },
        ],
      },
    });
    fireEvent.click(screen.getByRole("button", { name: "직접 고르기" }));
    const more = await screen.findByRole("button", { name: "빈칸 추론 하나 더하기" });
    expect(screen.getByText("아직 고른 문항이 없어요.")).toBeDefined();
    fireEvent.click(more);
    fireEvent.click(more);
    fireEvent.click(screen.getByRole("button", { name: "동의어 하나 더하기" }));
    const count = screen.getByLabelText("빈칸 추론 문항 수");
    expect(count.textContent).toBe("모두 2문항");
    expect(screen.getByText("모두 3문항까지 만들어요.")).toBeDefined();
    fireEvent.change(passage, { target: { value: `${EXAMPLE}\n\n---\n\n${EXAMPLE}` } });
    fireEvent.click(screen.getByRole("button", { name: "지문마다" }));
    expect(count.textContent).toBe("지문마다 2문항");
    expect(screen.getByText("지문 2개에 모두 6문항까지 만들어요.")).toBeDefined();
  });

  it("says what a paper's code makes once there is a passage, and again when that changes", async () => {
    const { calls, passage } = await open({
      "/api/v1/exam/code": ({ form }: FakeCall) => ({
        code: 200,
        result: {
          seed: 7,
          engine_version: "5.0.0",
          fits_version: true,
          fits_request: String(form?.get("passages")).includes("bees"),
        },
      }),
    });
    fireEvent.click(screen.getByRole("button", { name: "더 보기" }));
    const field = screen.getByLabelText<HTMLInputElement>("시드 또는 시험지 코드");
    fireEvent.change(field, { target: { value: "K7QF-5.0.0-" } });
    expect(screen.getByText(/아직 시험지 코드가 아니에요/)).toBeDefined();
    fireEvent.change(field, { target: { value: "K7QF-5.0.0-7" } });
    expect(field.value).toBe("7");
    expect(await screen.findByText(/지문을 넣으면 .* 알려 드려요/)).toBeDefined();
    expect(calls.some(({ path }) => path === "/api/v1/exam/code")).toBe(false);
    fireEvent.change(passage, { target: { value: EXAMPLE } });
    expect(await screen.findByText(/달라서 다른 문제집이 나와요/)).toBeDefined();
    fireEvent.change(passage, { target: { value: `${EXAMPLE} It is not about bees.` } });
    expect(await screen.findByText(/똑같은 문제집이 나와요\.$/)).toBeDefined();
    fireEvent.change(field, { target: { value: "8" } });
    expect(screen.queryByText(/코드의 시드/)).toBeNull();
  });

  it("never leaves an exam that differs from a code's unsaid: neither after a reload nor folded away", async () => {
    const answers = {
      "/api/v1/exam/code": {
        code: 200,
        result: { seed: 7, engine_version: "5.0.0", fits_version: true, fits_request: false },
      },
    };
    const { passage } = await open(answers);
    fireEvent.change(passage, { target: { value: EXAMPLE } });
    fireEvent.click(screen.getByRole("button", { name: "더 보기" }));
    fireEvent.change(screen.getByLabelText("시드 또는 시험지 코드"), {
      target: { value: "K7QF-5.0.0-7" },
    });
    await screen.findByText(/달라서 다른 문제집이 나와요/);
    cleanup();
    await open(answers);
    await screen.findByText(/달라서 다른 문제집이 나와요/);
    fireEvent.click(screen.getByRole("button", { name: "더 보기" }));
    expect(screen.queryByLabelText("시드 또는 시험지 코드")).toBeNull();
    expect(screen.getByText(/달라서 다른 문제집이 나와요/)).toBeDefined();
  });

  it("fits the points to a total unless that is turned off", async () => {
    await open();
    const total = screen.getByLabelText<HTMLInputElement>("총점");
    expect(total.value).toBe("100");
    fireEvent.change(total, { target: { value: "100.55" } });
    fireEvent.click(screen.getByRole("button", { name: "예시 지문" }));
    make();
    expect(await screen.findByText(/^총점은 1–1,000점/)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(total));
    fireEvent.click(screen.getByRole("checkbox", { name: "총점에 맞추기" }));
    expect(screen.queryByLabelText("총점")).toBeNull();
    expect(screen.getByText(/2점이나 3점/)).toBeDefined();
  });

  it("splits a pasted text with separators into passages", async () => {
    const { passage } = await open();
    fireEvent.change(passage, { target: { value: `${EXAMPLE}\n\n---\n\n${EXAMPLE}` } });
    expect(screen.getByLabelText<HTMLTextAreaElement>("지문 2").value).toBe(EXAMPLE);
    expect(screen.getAllByText(`${countWords(EXAMPLE)}단어`)).toHaveLength(2);
  });

  it("keeps what was typed after a failed call and after a reload", async () => {
    vi.spyOn(window, "alert").mockReturnValue(undefined);
    const { passage } = await open({ "/api/v1/exam/generate": 500 });
    fireEvent.change(screen.getByLabelText(/제목/), { target: { value: "숲" } });
    fireEvent.change(passage, { target: { value: EXAMPLE } });
    make();
    expect((await screen.findByRole("alert")).textContent).toContain("그대로 있어요");
    cleanup();
    renderApp("/generate");
    expect((await screen.findByLabelText<HTMLTextAreaElement>("지문 1")).value).toBe(EXAMPLE);
    expect(screen.getByLabelText<HTMLInputElement>(/제목/).value).toBe("숲");
  });

  it("shows the server's message at the passage that it is about", async () => {
    const errors = [{ field: "passages.0.text", message: "이 글은 받을 수 없어요." }];
    await open({ "/api/v1/exam/generate": { code: 400, message: "다시 봐 주세요.", errors } });
    fireEvent.click(screen.getByRole("button", { name: "예시 지문" }));
    make();
    expect((await screen.findByText("이 글은 받을 수 없어요.")).id).toBe(
      screen.getByLabelText("지문 1").getAttribute("aria-describedby"),
    );
  });

  it("opens the exam and clears the draft, which is restored when the generation is cancelled", async () => {
    const exam = examDocument(5, {
      state: "generating",
      progress: { done: 0, total: 1, model: null },
    });
    const answer = { code: 200, result: exam };
    const { where } = await open({
      "/api/v1/exam/generate": answer,
      "/api/v1/exam/5": answer,
      "/api/v1/exam/cancel/5": { code: 200 },
    });
    fireEvent.click(screen.getByRole("button", { name: "예시 지문" }));
    await waitFor(() => expect(loadDraft(USER.id).passages[0]?.text).toBe(EXAMPLE));
    make();
    await waitFor(() => expect(where()).toBe("/exam/5"));
    expect(loadDraft(USER.id).passages).toEqual([{ key: 0, text: "" }]);
    fireEvent.click(await screen.findByRole("button", { name: "취소" }));
    await waitFor(() => expect(where()).toBe("/generate"));
    expect((await screen.findByLabelText<HTMLTextAreaElement>("지문 1")).value).toBe(EXAMPLE);
  });

  it("shows what is probably wrong in a passage, and mends it on request", async () => {
    const text = EXAMPLE.replace(". ", ". There are three type of bees in the the garden. ");
    const finding = (wrong: string, fix: string) => ({
      kind: "number",
      start: text.indexOf(wrong),
      end: text.indexOf(wrong) + wrong.length,
      fix,
      message: "복수형을 써요.",
    });
    const findings = [finding("type", "types"), finding("the the", "the")];
    const { calls, passage } = await open({
      "/api/v1/exam/proofread": () =>
        passage.value === text
          ? { code: 200, result: { findings } }
          : { code: 200, result: { findings: [] } },
    });
    fireEvent.change(passage, { target: { value: text } });
    fireEvent.click(await screen.findByRole("button", { name: "지문 점검 · 고칠 곳 2군데" }));
    expect(screen.getByRole("button", { name: "type 고치기" })).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "the the 그대로 두기" }));
    await screen.findByRole("button", { name: "지문 점검 · 고칠 곳 1군데" });
    fireEvent.click(screen.getByRole("button", { name: "type 고치기" }));
    expect(passage.value).toContain("three types of bees in the the garden");
    expect(await screen.findByText("지문 점검 · 고칠 곳을 찾지 못했어요.")).toBeDefined();
    expect(calls.filter(({ path }) => path === "/api/v1/exam/proofread")).toHaveLength(2);
  });

  it("says when a passage could not be proofread, which hinders nothing", async () => {
    const { passage } = await open({ "/api/v1/exam/proofread": 503 });
    fireEvent.change(passage, { target: { value: EXAMPLE } });
    expect(await screen.findByText(/지문을 점검하지 못했어요/)).toBeDefined();
  });
});
