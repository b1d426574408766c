/** The distance to the text and to the edges of the screen. */
const MARGIN_PX = 8;
/** Touch screens show handles below a selection. */
const HANDLE_HEIGHT_PX = 28;

/**
 * Positions a fixed element next to a text without covering it: above; below where there is no space
 * above or where the finger is; always inside of the screen.
 * @param text where the text is, in px of the screen
 */
export function positionBeside(
  floating: HTMLElement,
  text: Pick<DOMRect, "top" | "bottom" | "left" | "width">,
  isTouch: boolean,
): void {
  const { offsetWidth: width, offsetHeight: height } = floating;
  const { clientWidth, clientHeight } = document.documentElement;
  const above = text.top - MARGIN_PX - height;
  const below = text.bottom + (isTouch ? HANDLE_HEIGHT_PX : MARGIN_PX);
  const fitsBelow = below + height + MARGIN_PX <= clientHeight;
  const top = (isTouch && fitsBelow) || above < MARGIN_PX ? below : above;
  const left = text.left + (text.width - width) / 2;
  const x = Math.min(Math.max(left, MARGIN_PX), clientWidth - width - MARGIN_PX);
  const y = Math.min(Math.max(top, MARGIN_PX), clientHeight - height - MARGIN_PX);
  floating.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}
