/** What every test of the pages begins with. */
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// Files share a page.
afterEach(() => cleanup());

// A busy machine draws slowly; a test waits for what it expects, however long that takes.
configure({ asyncUtilTimeout: 100_000, getElementError });

// jsdom matches every rule of every style sheet for each of the many elements that a query by role
// looks at, which was a third of the time of these tests. What style sheets hide is a matter of the
// journeys, in a browser; here counts what an element says itself.
window.getComputedStyle = (element) => (element as HTMLElement).style;

/** A query is tried again and again: only its message is made each time, not a print of the page. */
function getElementError(message: string | null): Error {
  return Object.assign(new Error(message ?? ""), { name: "TestingLibraryElementError" });
}
