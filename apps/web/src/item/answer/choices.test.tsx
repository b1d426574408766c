import { ThemeProvider } from "@mui/material/styles";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { theme } from "../../theme.ts";
import { Choices } from "./choices.tsx";

const onChoose = vi.fn<(choice: number) => void>();
const onStrike = vi.fn<(choice: number, on: boolean) => void>();
const OPTIONS = [["one"], ["two"], ["three"]];

function show(props: Partial<Parameters<typeof Choices>[0]> = {}) {
  render(
    <ThemeProvider theme={theme}>
      <Choices
        {...{ name: "q", options: OPTIONS, columns: 1, chosen: null, onChoose, onStrike }}
        {...props}
      />
    </ThemeProvider>,
  );
}

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

describe("striking an option out", () => {
  it("is done and undone by the button at its end, which the keyboard reaches", () => {
    show({ struck: [3] });
    const strike = screen.getByRole("button", { name: "2번 지우기" });
    strike.focus();
    expect(document.activeElement).toBe(strike);
    fireEvent.click(strike);
    expect(onStrike).toHaveBeenLastCalledWith(2, true);
    fireEvent.click(screen.getByRole("button", { name: "3번 되살리기" }));
    expect(onStrike).toHaveBeenLastCalledWith(3, false);
    expect(onChoose).not.toHaveBeenCalled();
  });

  it("is done by Shift+click, which does not choose it", () => {
    show();
    fireEvent.click(screen.getByText("one"), { shiftKey: true });
    expect(onStrike).toHaveBeenLastCalledWith(1, true);
    expect(onChoose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText("one"));
    expect(onChoose).toHaveBeenCalledWith(1);
    expect(onStrike).toHaveBeenCalledTimes(1);
  });

  it("is announced, and the option can still be chosen", () => {
    show({ struck: [2] });
    fireEvent.click(screen.getByRole("radio", { name: "2번 지운 보기 two" }));
    expect(onChoose).toHaveBeenCalledWith(2);
    expect(screen.getByRole("radio", { name: "1번 one" })).toBeTruthy();
  });

  it("works for bare numbers, too", () => {
    show({ options: [[], [], []], columns: 3, struck: [1] });
    expect(screen.getByRole("radio", { name: "1번 지운 보기" })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "2번 지우기" }));
    expect(onStrike).toHaveBeenLastCalledWith(2, true);
  });

  it("is not possible once it is graded, and struck options are still shown", () => {
    show({ struck: [2], onStrike: null });
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("radio", { name: "2번 지운 보기 two" })).toBeTruthy();
    fireEvent.click(screen.getByText("one"), { shiftKey: true });
    expect(onChoose).toHaveBeenCalledWith(1);
  });
});

const verdict = (number: number) =>
  screen.getAllByRole("radio")[number - 1]?.closest("label")?.textContent;

describe("a verdict", () => {
  it("says in words what was right, what was chosen, and when both are the same", () => {
    show({ chosen: 1, rightChoice: 3, onChoose: null });
    expect(verdict(1)).toContain("✗ 내 답");
    expect(verdict(2)).not.toMatch(/[✓✗]/u);
    expect(verdict(3)).toMatch(/✓ 정답$/u);
    cleanup();
    show({ chosen: 2, rightChoice: 2, onChoose: null });
    expect(verdict(2)).toContain("✓ 정답 · 내 답");
  });
});
