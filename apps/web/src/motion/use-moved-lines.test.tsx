import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useMovedLines } from "./use-moved-lines.ts";

const LINE_HEIGHT = 50;
const animate = vi.fn<(name: string | null, from: Keyframe | undefined) => void>();
const asked = vi.fn<() => void>();
let prefersLess = false;

beforeEach(() => {
  prefersLess = false;
  animate.mockClear();
  asked.mockClear();
  window.matchMedia = () => ({ matches: prefersLess }) as MediaQueryList;
  Element.prototype.animate = function record(this: Element, keyframes) {
    animate(this.textContent, (keyframes as Keyframe[])[0]);
    return {} as Animation;
  };
  vi.spyOn(HTMLElement.prototype, "offsetTop", "get").mockImplementation(function top(
    this: HTMLElement,
  ) {
    asked();
    return [...(this.parentElement?.children ?? [])].indexOf(this) * LINE_HEIGHT;
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Lines({ names }: { readonly names: readonly string[] }) {
  const list = useMovedLines<HTMLUListElement>();
  return (
    <ul ref={list}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

/** Until what was rendered is laid out. */
const laidOut = () => act(async () => undefined);

it("lets lines glide to their new place, and a new one appear", async () => {
  const { rerender } = render(<Lines names={["a", "b", "c"]} />);
  await laidOut();
  expect(animate).not.toHaveBeenCalled();
  rerender(<Lines names={["new", "b", "a"]} />);
  expect(animate.mock.calls).toEqual([
    ["new", { opacity: 0 }],
    ["a", { transform: "translateY(-100px)" }],
  ]);
});

it("asks for no place before the lines are laid out", async () => {
  const { rerender } = render(<Lines names={["a", "b"]} />);
  rerender(<Lines names={["a", "b"]} />);
  expect(asked).not.toHaveBeenCalled();
  await laidOut();
  expect(asked).toHaveBeenCalledTimes(2);
});

it("moves nothing on another page of the list, nor where motion is not wanted", async () => {
  const { rerender } = render(<Lines names={["a", "b"]} />);
  await laidOut();
  rerender(<Lines names={["c", "d"]} />);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(4));
  prefersLess = true;
  rerender(<Lines names={["d", "c"]} />);
  expect(animate).not.toHaveBeenCalled();
});
