import { beforeEach, expect, it } from "vitest";
import { positionBeside } from "./position-beside.ts";

/** A bar of 100 × 44 px on a screen of 360 × 640. */
function positionFor(
  text: { top: number; bottom: number; left: number; width: number },
  isTouch = false,
) {
  const bar = document.createElement("div");
  Object.defineProperty(bar, "offsetWidth", { value: 100 });
  Object.defineProperty(bar, "offsetHeight", { value: 44 });
  positionBeside(bar, text, isTouch);
  return bar.style.transform;
}

beforeEach(() => {
  Object.defineProperty(document.documentElement, "clientWidth", {
    value: 360,
    configurable: true,
  });
  Object.defineProperty(document.documentElement, "clientHeight", {
    value: 640,
    configurable: true,
  });
});

it("puts the bar above the text, centred", () => {
  expect(positionFor({ top: 200, bottom: 220, left: 100, width: 60 })).toBe(
    "translate(80px, 148px)",
  );
});

it("puts it below where there is no space above, and clear of the handles of a touch selection", () => {
  expect(positionFor({ top: 30, bottom: 50, left: 100, width: 60 })).toBe("translate(80px, 58px)");
  expect(positionFor({ top: 200, bottom: 220, left: 100, width: 60 }, true)).toBe(
    "translate(80px, 248px)",
  );
  expect(positionFor({ top: 600, bottom: 620, left: 100, width: 60 }, true)).toBe(
    "translate(80px, 548px)",
  );
});

it("keeps it inside of the screen", () => {
  expect(positionFor({ top: 200, bottom: 220, left: 0, width: 20 })).toBe("translate(8px, 148px)");
  expect(positionFor({ top: 200, bottom: 220, left: 340, width: 20 })).toBe(
    "translate(252px, 148px)",
  );
  expect(positionFor({ top: 10, bottom: 630, left: 100, width: 60 })).toBe(
    "translate(80px, 588px)",
  );
});
