/** The air between a stretch of text and what floats beside it, and at the edges of the screen, in px. */
const MARGIN = 8;
/** Below a touched selection are its handles. */
const HANDLE_HEIGHT = 28;

/**
 * Moves a fixed element near a stretch of text without covering it: above, or below where there is no
 * room or where fingers are, and inside of the screen.
 * @param stretch in px of the screen
 */
export function positionBeside(
  floating: HTMLElement,
  stretch: Pick<DOMRect, "top" | "bottom" | "left" | "width">,
  isTouch: boolean,
): void {
  const { offsetWidth: width, offsetHeight: height } = floating;
  const { clientWidth, clientHeight } = document.documentElement;
  const above = stretch.top - MARGIN - height;
  const below = stretch.bottom + (isTouch ? HANDLE_HEIGHT : MARGIN);
  const fitsBelow = below + height + MARGIN <= clientHeight;
  const top = (isTouch && fitsBelow) || above < MARGIN ? below : above;
  const left = stretch.left + (stretch.width - width) / 2;
  const x = Math.min(Math.max(left, MARGIN), clientWidth - width - MARGIN);
  const y = Math.min(Math.max(top, MARGIN), clientHeight - height - MARGIN);
  floating.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}
