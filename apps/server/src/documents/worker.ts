/** What the threads do that write files: functions of plain data. */
import { toPdf, toPreview, type Paper } from "@pulda/documents";

export function pdf(paper: Paper): Uint8Array {
  return toPdf(paper);
}

export function preview(paper: Paper): { readonly svg: string; readonly pages: number } {
  return toPreview(paper);
}
