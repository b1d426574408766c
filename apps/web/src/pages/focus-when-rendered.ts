/** How many animation frames to wait for the element, and for a closing menu to give up the focus. */
const MAX_FRAMES = 30;

/**
 * Focuses an element inside of a frame once it is rendered: after a change, so that neither sighted users nor
 * screen readers lose their position. A frame without content yet (`LazyMount`) is scrolled into view; a focus
 * that a closing menu takes away is set again.
 */
export function focusWhenRendered(frameOf: () => Element | null | undefined, selector: string) {
  let framesLeft = MAX_FRAMES;
  let wasFocused = false;
  const tryFocus = () => {
    const frame = frameOf();
    const found = frame?.querySelector<HTMLElement>(selector);
    if (!found || !wasFocused) frame?.scrollIntoView?.({ block: "nearest" });
    if (found && (!wasFocused || document.activeElement === document.body)) {
      found.focus({ preventScroll: true });
      wasFocused = true;
    }
    framesLeft -= 1;
    if (framesLeft > 0) requestAnimationFrame(tryFocus);
  };
  requestAnimationFrame(tryFocus);
}
