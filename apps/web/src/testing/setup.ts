/** The setup of all tests of the web app. */
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { closeOutboxes } from "../pages/attempt/outbox/open-outboxes.ts";

// Test files share a page: an outbox that stays open would send the answers of a test in the next one.
afterEach(() => {
  closeOutboxes();
  cleanup();
});

// Rendering is slow on a busy machine; a test waits for what it expects, however long that takes.
configure({ asyncUtilTimeout: 100_000, getElementError });

// jsdom matches every rule of every style sheet for each of the many elements that a query by role looks at,
// which was a third of the time of these tests. Only inline styles count here; what style sheets hide is
// tested by the journeys, in a browser.
window.getComputedStyle = (element) => (element as HTMLElement).style;

// jsdom knows no layout: everything is in the window.
window.IntersectionObserver = class implements Partial<IntersectionObserver> {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element) {
    const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
    queueMicrotask(() => this.#tell([entry], this as unknown as IntersectionObserver));
  }
  disconnect() {}
} as unknown as typeof IntersectionObserver;

/** Nor does it know sizes: what is observed has been laid out. */
window.ResizeObserver = class implements ResizeObserver {
  readonly #tell: ResizeObserverCallback;
  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }
  observe() {
    queueMicrotask(() => this.#tell([], this));
  }
  unobserve() {}
  disconnect() {}
};

/** Queries are retried many times, so the error has only a message, not a print of the page. */
function getElementError(message: string | null): Error {
  return Object.assign(new Error(message ?? ""), { name: "TestingLibraryElementError" });
}
