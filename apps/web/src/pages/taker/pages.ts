/** The pages before a share is taken, in one chunk. */
export { default as CodePage } from "./code-page.tsx";
export { default as TakerFrame } from "./taker-frame.tsx";
export { default as TakerSharePage } from "./taker-share-page.tsx";
