/** How many animation frames to wait for the element on a slow device, and then for a closing menu to give up the focus. */
const MAX_FRAMES = { rendered: 300, focused: 30 } as const;
const PRESSES = ["pointerdown", "keydown"] as const;

/**
 * Focuses an element inside of a frame once it is rendered: after a change, so that neither sighted users nor
 * screen readers lose their position. A frame without content yet (`LazyMount`) is scrolled into view; a focus
 * that a closing menu takes away is set again. Whoever presses something else meanwhile stays there.
 */
export function focusWhenRendered(frameOf: () => Element | null | undefined, selector: string) {
  let waited = 0;
  let held = 0;
  const leave = () => (waited = MAX_FRAMES.rendered);
  const isDone = () => waited >= MAX_FRAMES.rendered || held >= MAX_FRAMES.focused;
  for (const event of PRESSES) addEventListener(event, leave, true);
  const tryFocus = () => {
    if (isDone()) {
      for (const event of PRESSES) removeEventListener(event, leave, true);
      return;
    }
    const frame = frameOf();
    const found = frame?.querySelector<HTMLElement>(selector);
    const isNew = held === 0 && waited < MAX_FRAMES.focused;
    if (isNew) frame?.scrollIntoView?.({ block: "nearest" });
    if (found) {
      if (held === 0 || document.activeElement === document.body)
        found.focus({ preventScroll: true });
      held += 1;
    } else waited += 1;
    requestAnimationFrame(tryFocus);
  };
  requestAnimationFrame(tryFocus);
}
