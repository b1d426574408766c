import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Component, Suspense, useState, type ComponentType, type ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dismissNotice } from "../notices/notice.ts";
import { Notices } from "../notices/notices.tsx";
import { onDemand } from "./on-demand.tsx";

beforeEach(() => void vi.spyOn(console, "error").mockReturnValue(undefined));
afterEach(() => {
  cleanup();
  dismissNotice();
  vi.restoreAllMocks();
});

/** What loads a part: it fails the first time. */
function failingOnce<Props>(part: ComponentType<Props>) {
  return vi
    .fn<() => Promise<{ default: ComponentType<Props> }>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
    .mockResolvedValue({ default: part });
}

const cutOff = () => Promise.reject(new TypeError("Failed to fetch"));

function Opener({ Dialog }: { readonly Dialog: ComponentType<{ onClose: () => void }> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h1>화면</h1>
      <button onClick={() => setOpen(true)}>열기</button>
      <Suspense>{isOpen && <Dialog onClose={() => setOpen(false)} />}</Suspense>
      <Notices />
    </>
  );
}

it("closes a dialog that cannot be loaded, says so, and loads it when it is opened again", async () => {
  const load = failingOnce(({ onClose }: { onClose: () => void }) => (
    <button onClick={onClose}>닫기</button>
  ));
  const Dialog = onDemand(load);
  render(<Opener Dialog={Dialog} />);
  fireEvent.click(screen.getByText("열기"));
  expect(await screen.findByText(/연결을 확인하고 다시 눌러 주세요/u)).toBeDefined();
  expect(screen.getByRole("heading", { name: "화면" })).toBeDefined();
  fireEvent.click(screen.getByText("열기"));
  expect(await screen.findByText("닫기")).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

it("says in its place that another part cannot be loaded, and tries again when asked", async () => {
  const Chart = onDemand(failingOnce(({ title }: { title: string }) => <p>{title}</p>));
  render(
    <Suspense>
      <Chart title="정답률" />
    </Suspense>,
  );
  fireEvent.click(await screen.findByRole("button", { name: "다시 시도" }));
  expect(await screen.findByText("정답률")).toBeDefined();
});

it("shows what stands in for a part that cannot be loaded", async () => {
  const Bar = onDemand<{ message: string }>(cutOff, ({ message }) => <p>{message}!</p>);
  render(
    <Suspense>
      <Bar message="저장했어요" />
    </Suspense>,
  );
  expect(await screen.findByText("저장했어요!")).toBeDefined();
});

it("leaves an error inside a part to the page", async () => {
  const Broken = onDemand<object>(async () => ({
    default: () => {
      throw new RangeError("broken");
    },
  }));
  const noticed = vi.fn<(error: unknown) => void>();
  class Page extends Component<{ readonly children: ReactNode }> {
    override state = { isBroken: false };
    static getDerivedStateFromError() {
      return { isBroken: true };
    }
    override componentDidCatch(error: unknown) {
      noticed(error);
    }
    override render() {
      return this.state.isBroken ? null : this.props.children;
    }
  }
  render(
    <Page>
      <Suspense>
        <Broken />
      </Suspense>
    </Page>,
  );
  await waitFor(() => expect(noticed).toHaveBeenCalled());
  expect(noticed.mock.calls[0]?.[0]).toBeInstanceOf(RangeError);
});
