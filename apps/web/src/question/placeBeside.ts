/** The air between a stretch of text and what floats beside it, and at the edges of the screen, in px. */
const AIR = 8;
/** Below a touched selection are its handles. */
const HANDLES = 28;

/**
 * Moves a fixed element near a stretch of text without covering it: above, or below where there is no
 * room or where fingers are, and inside of the screen.
 * @param stretch in px of the screen
 */
export function placeBeside(
  floating: HTMLElement,
  stretch: Pick<DOMRect, "top" | "bottom" | "left" | "width">,
  isTouch: boolean,
): void {
  const { offsetWidth: width, offsetHeight: height } = floating;
  const { clientWidth, clientHeight } = document.documentElement;
  const above = stretch.top - AIR - height;
  const below = stretch.bottom + (isTouch ? HANDLES : AIR);
  const fitsBelow = below + height + AIR <= clientHeight;
  const top = (isTouch && fitsBelow) || above < AIR ? below : above;
  const left = stretch.left + (stretch.width - width) / 2;
  const x = Math.min(Math.max(left, AIR), clientWidth - width - AIR);
  const y = Math.min(Math.max(top, AIR), clientHeight - height - AIR);
  floating.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}
