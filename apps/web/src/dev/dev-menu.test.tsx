import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { dev } from "./dev.ts";
import DevMenu from "./dev-menu.tsx";

afterEach(cleanup);

describe("DevMenu", () => {
  it("is off", () => expect(dev).toEqual({ mode: false, list: [] }));

  it("shows that an empty list is empty", () => {
    render(<DevMenu list={[]} />);
    fireEvent.click(screen.getByRole("button", { name: "개발자 메뉴" }));
    expect(screen.getByText("-- Empty --")).toBeDefined();
  });

  it("runs the chosen action", () => {
    const run = vi.fn<() => void>();
    render(<DevMenu list={[{ name: "Clear", run }]} />);
    fireEvent.click(screen.getByRole("button", { name: "개발자 메뉴" }));
    fireEvent.click(screen.getByRole("menuitem", { name: "Clear" }));
    expect(run).toHaveBeenCalledOnce();
  });

  it("opens 300 ms after the pointer enters", async () => {
    vi.useFakeTimers();
    render(<DevMenu list={[]} />);
    fireEvent.mouseEnter(screen.getByRole("button", { name: "개발자 메뉴" }));
    await vi.advanceTimersByTimeAsync(299);
    expect(screen.queryByRole("menu")).toBeNull();
    await vi.advanceTimersByTimeAsync(2);
    vi.useRealTimers();
    expect(await screen.findByRole("menu")).toBeDefined();
  });
});
