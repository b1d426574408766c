/** How long an element is waited for on a slow device. */
const TIMEOUT_MS = 5000;
/** How many animation frames a closing menu may take to give up the focus. */
const HELD_FRAMES = 30;
/** How often a frame that has no content yet is scrolled to: what lies above it may still change its height. */
const MAX_SCROLLS = 30;
const PRESSES = ["pointerdown", "keydown"] as const;

/**
 * Focuses an element inside of a frame once it is rendered: after a change, so that neither sighted users nor
 * screen readers lose their position. A frame without content yet (`LazyMount`) is scrolled into view; a focus
 * that a closing menu takes away is set again. Whoever presses something else meanwhile stays there.
 */
export function focusWhenRendered(frameOf: () => Element | null | undefined, selector: string) {
  let scrolls = 0;
  let isScheduled = false;
  const events = new AbortController();
  const stop = () => {
    events.abort();
    clearTimeout(timeout);
    rendered.disconnect();
  };
  const tryFocus = () => {
    isScheduled = false;
    if (events.signal.aborted) return;
    const frame = frameOf();
    if (frame && scrolls++ < MAX_SCROLLS) frame.scrollIntoView?.({ block: "nearest" });
    const found = frame?.querySelector<HTMLElement>(selector);
    if (!found) return;
    clearTimeout(timeout);
    rendered.disconnect();
    found.focus({ preventScroll: true });
    hold(HELD_FRAMES);
  };
  const hold = (frames: number) => {
    if (events.signal.aborted) return;
    if (frames === 0) return stop();
    if (document.activeElement === document.body)
      frameOf()?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
    requestAnimationFrame(() => hold(frames - 1));
  };
  const look = () => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(tryFocus);
  };
  const rendered = new MutationObserver(look);
  const timeout = setTimeout(stop, TIMEOUT_MS);
  for (const event of PRESSES)
    addEventListener(event, stop, { capture: true, signal: events.signal });
  rendered.observe(document.body, { childList: true, subtree: true });
  look();
}
