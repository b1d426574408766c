import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useMovedLines } from "./use-moved-lines.ts";

const LINE_HEIGHT = 50;
const animate = vi.fn<(name: string | null, from: Keyframe | undefined) => void>();
let prefersLess = false;

beforeEach(() => {
  prefersLess = false;
  animate.mockClear();
  window.matchMedia = () => ({ matches: prefersLess }) as MediaQueryList;
  Element.prototype.animate = function record(this: Element, keyframes) {
    animate(this.textContent, (keyframes as Keyframe[])[0]);
    return {} as Animation;
  };
  vi.spyOn(HTMLElement.prototype, "offsetTop", "get").mockImplementation(function top(
    this: HTMLElement,
  ) {
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

it("lets lines glide to their new place, and a new one appear", () => {
  const { rerender } = render(<Lines names={["a", "b", "c"]} />);
  expect(animate).not.toHaveBeenCalled();
  rerender(<Lines names={["new", "b", "a"]} />);
  expect(animate.mock.calls).toEqual([
    ["new", { opacity: 0 }],
    ["a", { transform: "translateY(-100px)" }],
  ]);
});

it("moves nothing on another page of the list, nor where motion is not wanted", () => {
  const { rerender } = render(<Lines names={["a", "b"]} />);
  rerender(<Lines names={["c", "d"]} />);
  prefersLess = true;
  rerender(<Lines names={["d", "c"]} />);
  expect(animate).not.toHaveBeenCalled();
});
