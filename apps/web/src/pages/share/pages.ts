/** The pages of a share, in one chunk. */
export { default as SharePage } from "./share-page.tsx";
export { default as SlidesPage } from "./slides-page.tsx";
