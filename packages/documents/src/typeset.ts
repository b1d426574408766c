/** Papers set by Typst. Loads the typesetter and its fonts: for a process of its own. */
export { toPdf, toPicture, toPreview } from "./pdf/pdf.ts";
