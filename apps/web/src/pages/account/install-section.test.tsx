import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listenForInstallPrompt } from "../../offline/install-prompt.ts";
import { InstallSection } from "./install-section.tsx";

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: false })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("offers to install where the browser does, until it is installed", () => {
  listenForInstallPrompt();
  render(<InstallSection />);
  expect(screen.queryByRole("button", { name: "앱으로 설치" })).toBeNull();
  const prompt = vi.fn<() => Promise<void>>(async () => undefined);
  const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  act(() => {
    window.dispatchEvent(offer);
  });
  expect(offer.defaultPrevented).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "앱으로 설치" }));
  expect(prompt).toHaveBeenCalledTimes(1);
  act(() => {
    window.dispatchEvent(new Event("appinstalled"));
  });
  expect(screen.queryByRole("button", { name: "앱으로 설치" })).toBeNull();
});
