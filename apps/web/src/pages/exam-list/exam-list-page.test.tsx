import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { examLine, fakeServer, pageOf, SIGNED_IN } from "../../testing/fake-server.ts";
import { freshScreen, renderApp } from "../../testing/render-app.tsx";

const confirm = vi.spyOn(window, "confirm");

afterEach(cleanup);
beforeEach(() => {
  freshScreen();
  confirm.mockReset();
});

async function openMenu() {
  fireEvent.click(await screen.findByRole("button", { name: "문제집 1 메뉴" }));
}

describe("ExamListPage", () => {
  it("confirms with the specified text and removes the chosen exam", async () => {
    let exams = [examLine(2), examLine(1)];
    const calls = fakeServer({
      ...SIGNED_IN,
      "/api/v1/exam/list": () => pageOf(exams),
      "/api/v1/exam/remove/1": () => {
        exams = [examLine(2)];
        return { code: 200 };
      },
    });
    renderApp("/exam");
    confirm.mockReturnValueOnce(false).mockReturnValueOnce(true);
    await openMenu();
    fireEvent.click(screen.getByRole("menuitem", { name: "지우기" }));
    expect(confirm).toHaveBeenLastCalledWith("선택한 문제집을 삭제합니까?");
    expect(calls.some(({ method }) => method === "POST")).toBe(false);
    await openMenu();
    fireEvent.click(await screen.findByRole("menuitem", { name: "지우기" }));
    await waitFor(() => expect(screen.queryByText("문제집 1")).toBeNull());
    expect(screen.getByText("문제집 2")).toBeDefined();
    expect(document.activeElement?.tagName).toBe("H1");
  });

  it("confirms with the specified text before all exams are removed", async () => {
    fakeServer({
      ...SIGNED_IN,
      "/api/v1/exam/list": pageOf([examLine(1)]),
      "/api/v1/exam/remove/all": { code: 200, result: { removed: 1 } },
    });
    renderApp("/exam");
    confirm.mockReturnValue(false);
    fireEvent.click(await screen.findByRole("button", { name: "모두 지우기" }));
    expect(confirm).toHaveBeenCalledWith("계정 내 모든 문제집을 삭제합니까?");
    expect(screen.getByText("문제집 1")).toBeDefined();
  });

  it("puts the focus on the heading when all exams are gone, and the button with them", async () => {
    let exams = [examLine(1)];
    fakeServer({
      ...SIGNED_IN,
      "/api/v1/exam/list": () => pageOf(exams),
      "/api/v1/exam/remove/all": () => {
        exams = [];
        return { code: 200, result: { removed: 1 } };
      },
    });
    renderApp("/exam");
    confirm.mockReturnValue(true);
    fireEvent.click(await screen.findByRole("button", { name: "모두 지우기" }));
    await screen.findByText(/30일 동안 휴지통에 있어요/);
    await waitFor(() => expect(screen.queryByRole("button", { name: "모두 지우기" })).toBeNull());
    expect(document.activeElement?.textContent).toBe("만든 문제집");
  });

  it("keeps an exam that could not be removed", async () => {
    fakeServer({
      ...SIGNED_IN,
      "/api/v1/exam/list": pageOf([examLine(1)]),
      "/api/v1/exam/remove/1": { code: 409, message: "나중에 다시 해 주세요." },
    });
    renderApp("/exam");
    confirm.mockReturnValue(true);
    await openMenu();
    fireEvent.click(screen.getByRole("menuitem", { name: "지우기" }));
    expect(await screen.findByText(/지우지 못했어요/)).toBeDefined();
    expect(screen.getByText("문제집 1")).toBeDefined();
  });

  it("takes an exam that is not there any more for removed", async () => {
    let hasOne = true;
    fakeServer({
      ...SIGNED_IN,
      "/api/v1/exam/list": () => pageOf(hasOne ? [examLine(1), examLine(2)] : [examLine(2)]),
      "/api/v1/exam/remove/1": () => {
        hasOne = false;
        return { code: 404, message: "없어요." };
      },
    });
    renderApp("/exam");
    confirm.mockReturnValue(true);
    await openMenu();
    fireEvent.click(screen.getByRole("menuitem", { name: "지우기" }));
    await waitFor(() => expect(screen.queryByText("문제집 1")).toBeNull());
    expect(screen.queryByText(/지우지 못했어요/)).toBeNull();
  });

  it("goes to the last page when the address is past it", async () => {
    const lines = Array.from({ length: 7 }, (_, at) => examLine(at + 1));
    fakeServer({
      ...SIGNED_IN,
      "/api/v1/exam/list": ({ query }) => {
        const page = Number(query.get("page"));
        return pageOf(page > 2 ? [] : lines.slice(0, page === 1 ? 7 : 1), page, 8);
      },
    });
    const { where } = renderApp("/exam?page=9");
    await waitFor(() => expect(where()).toBe("/exam?page=2"));
    expect(await screen.findByText("문제집 1")).toBeDefined();
  });

  it("says what to do when there is nothing yet", async () => {
    fakeServer(SIGNED_IN);
    renderApp("/exam");
    expect(await screen.findByText(/아직 만든 문제집이 없어요/)).toBeDefined();
  });
});

describe("ExamFavoriteListPage", () => {
  it("selects 전체 and releases the exams when the selected folder is removed; undo restores it", async () => {
    let folders = [
      { id: 3, title: "나", exam_count: 1 },
      { id: 4, title: "가", exam_count: 0 },
    ];
    const calls = fakeServer({
      ...SIGNED_IN,
      "/api/v1/favorite/list": () => ({ code: 200, result: folders }),
      "/api/v1/exam/list": () =>
        pageOf(folders.some(({ id }) => id === 3) ? [examLine(1, { favorite_id: 3 })] : []),
      "/api/v1/favorite/remove_self": () => {
        folders = folders.filter(({ id }) => id !== 3);
        return { code: 200 };
      },
      "/api/v1/trash/restore": { code: 200 },
    });
    const { where } = renderApp("/favorite?folder=3");
    await screen.findByText("문제집 1");
    const chips = screen.getAllByRole("link", { name: /^(전체|가|나) \d+$/ });
    expect(chips.map((chip) => chip.textContent)).toEqual(["전체 1", "가 0", "나 1"]);
    fireEvent.click(screen.getByRole("button", { name: "폴더 지우기" }));
    await waitFor(() => expect(where()).toBe("/favorite"));
    await waitFor(() => expect(screen.queryByText("문제집 1")).toBeNull());
    fireEvent.click(await screen.findByRole("button", { name: "실행 취소" }));
    await waitFor(() => {
      const restored = calls.findLast(({ method }) => method === "POST");
      expect(restored?.path).toBe("/api/v1/trash/restore");
      expect(restored?.form?.get("kind")).toBe("folder");
      expect(restored?.form?.get("id")).toBe("3");
    });
  });
});
