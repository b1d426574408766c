/** The pages of classes, in one chunk. */
export { default as ClassPage } from "./class-page.tsx";
export { default as ClassesPage } from "./classes-page.tsx";
export { JoinAsTeacherPage, JoinPage } from "./join-pages.tsx";
