import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { installWorker } from "./install-worker.ts";

const { notify } = vi.hoisted(() => ({ notify: vi.fn<(notice: Offered) => void>() }));
vi.mock("../notices/notice.ts", () => ({ notify }));

interface Offered {
  readonly message: string;
  readonly action?: { readonly run: () => void };
}

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
  const install = () => {
    registration.dispatchEvent(new Event("updatefound"));
    worker.state = "installed";
    worker.dispatchEvent(new Event("statechange"));
  };
  return { worker, install };
}

beforeEach(() => {
  vi.stubEnv("DEV", false);
  notify.mockClear();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it("offers a new release when it is ready, and takes it when that is wanted", async () => {
  const { worker, install } = workers({ isControlled: true });
  expect(await installWorker()).toBe(true);
  install();
  const [offered] = notify.mock.lastCall ?? [];
  expect(offered?.message).toBe("새 버전이 준비됐어요.");
  offered?.action?.run();
  expect(worker.postMessage).toHaveBeenCalledWith("skip-waiting");
});

it("says nothing of the first one, which replaces nothing", async () => {
  const { install } = workers({ isControlled: false });
  await installWorker();
  install();
  expect(notify).not.toHaveBeenCalled();
});
