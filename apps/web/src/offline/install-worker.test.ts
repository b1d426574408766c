import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dismissNotice, useNotice } from "../notices/notice.ts";
import { installWorker } from "./install-worker.ts";

/** A worker that is being installed, and its registration. */
function workers({ isControlled }: { isControlled: boolean }) {
  const worker = Object.assign(new EventTarget(), {
    state: "installing",
    postMessage: vi.fn<(message: string) => void>(),
  });
  const registration = Object.assign(new EventTarget(), { waiting: null, installing: worker });
  const container = Object.assign(new EventTarget(), {
    controller: isControlled ? {} : null,
    register: async () => registration,
  });
  vi.stubGlobal("navigator", { serviceWorker: container });
  const install = () =>
    act(() => {
      registration.dispatchEvent(new Event("updatefound"));
      worker.state = "installed";
      worker.dispatchEvent(new Event("statechange"));
    });
  return { worker, install };
}

beforeEach(() => {
  vi.stubEnv("DEV", false);
  dismissNotice();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  dismissNotice();
});

it("offers a new release when it is ready, and takes it when that is wanted", async () => {
  const { worker, install } = workers({ isControlled: true });
  const { result: notice } = renderHook(useNotice);
  expect(await installWorker()).toBe(true);
  install();
  expect(notice.current?.message).toBe("새 버전이 준비됐어요.");
  notice.current?.action?.run();
  expect(worker.postMessage).toHaveBeenCalledWith("skip-waiting");
});

it("says nothing of the first one, which replaces nothing", async () => {
  const { install } = workers({ isControlled: false });
  const { result: notice } = renderHook(useNotice);
  await installWorker();
  install();
  expect(notice.current).toBeNull();
});
