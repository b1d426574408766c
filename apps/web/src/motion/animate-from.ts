const OPTIONS = { duration: 180, easing: "ease-out" } as const;

/** Shows from where an element has come; it is there at once where motion is not wanted. */
export function animateFrom(element: Element, from: Keyframe) {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  element.animate?.([from, {}], OPTIONS);
}
