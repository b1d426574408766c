/** How many frames are waited for something to be drawn, and for a menu that closes to let go. */
const MAX_FRAMES = 30;

/**
 * Moves the focus into a frame once what is looked for stands in it: after a change, so that neither
 * eye nor screen reader loses its place. A frame that is not drawn yet (`WhenNear`) is scrolled to;
 * a focus that a closing menu takes away again is given back.
 */
export function focusWhenRendered(frameOf: () => Element | null | undefined, selector: string) {
  let frames = MAX_FRAMES;
  let isThere = false;
  const look = () => {
    const frame = frameOf();
    const found = frame?.querySelector<HTMLElement>(selector);
    if (!found || !isThere) frame?.scrollIntoView?.({ block: "nearest" });
    if (found && (!isThere || document.activeElement === document.body)) {
      found.focus({ preventScroll: true });
      isThere = true;
    }
    frames -= 1;
    if (frames > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
