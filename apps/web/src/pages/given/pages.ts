/** The pages before a set is taken, in one chunk. */
export { default as CodePage } from "./code-page.tsx";
export { default as GivenFrame } from "./given-frame.tsx";
export { default as SetPage } from "./set-page.tsx";
