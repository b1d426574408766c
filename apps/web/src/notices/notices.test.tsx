import { ThemeProvider } from "@mui/material/styles";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { theme } from "../theme.ts";
import { dismissNotice, notify } from "./notice.ts";
import { Notices } from "./notices.tsx";

const undo = vi.fn<() => void>();

beforeEach(async () => {
  undo.mockReset();
  render(
    <ThemeProvider theme={theme}>
      <input aria-label="글" />
      <Notices />
    </ThemeProvider>,
  );
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  dismissNotice();
});

/** Shows the notice once its bar is loaded. */
async function removed() {
  act(() => notify({ message: "단어를 지웠어요.", undo }));
  await screen.findByRole("button", { name: "실행 취소" });
}

const shown = () => screen.queryByText("단어를 지웠어요.");

describe("a notice that can be undone", () => {
  it("is undone by Ctrl+Z wherever the focus is, but in a text field", async () => {
    await removed();
    fireEvent.keyDown(screen.getByLabelText("글"), { key: "z", ctrlKey: true });
    expect(undo).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
    expect(undo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(shown()).toBeNull());
    fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it("says so to those who hear the page, in a region that was there before", async () => {
    const region = document.querySelector("[aria-live=polite]");
    expect(region?.textContent).toBe("");
    await removed();
    expect(region?.textContent).toContain("단어를 지웠어요. Ctrl과 Z를 누르면 되돌려요.");
    expect(region?.querySelector("[role=alert], [role=status]")).toBeNull();
  });

  it("stays for half a minute, and as long as the focus or the pointer is on it", async () => {
    await removed();
    act(() => dismissNotice());
    vi.useFakeTimers();
    act(() => notify({ message: "단어를 지웠어요.", undo }));
    act(() => void vi.advanceTimersByTime(29_000));
    expect(shown()).not.toBeNull();
    const button = screen.getByRole("button", { name: "실행 취소" });
    act(() => button.focus());
    act(() => void vi.advanceTimersByTime(300_000));
    expect(shown()).not.toBeNull();
    act(() => button.blur());
    act(() => void vi.advanceTimersByTime(30_000));
    expect(shown()).toBeNull();
  });

  it("can be closed without being undone", async () => {
    await removed();
    fireEvent.click(screen.getByRole("button", { name: "알림 닫기" }));
    await waitFor(() => expect(shown()).toBeNull());
    expect(undo).not.toHaveBeenCalled();
  });
});
