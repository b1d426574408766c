/** Papers as files and as pictures, by the thread that writes them. */
import { Readable } from "node:stream";
import { MAX_PRINTED_PAGES, type PaperPreview } from "@pulda/contract";
import type { Paper } from "@pulda/documents";
import { conflict, type Failure } from "../http/failure.ts";
import type { FileReply } from "../http/files.ts";
import type { DocumentThreads } from "./threads.ts";

const TOO_MANY_PAGES = conflict(
  `${MAX_PRINTED_PAGES}쪽이 넘는 시험지예요. PDF로 내려받아 인쇄해 주세요.`,
);

/** What a paper of each format is. */
export const PAPER_FILES = {
  pdf: { type: "application/pdf", ending: "pdf" },
  hwpx: { type: "application/hwp+zip", ending: "hwpx" },
  docx: {
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    ending: "docx",
  },
} as const;
export type PaperFormat = keyof typeof PAPER_FILES;

/** A paper, and what does not stand on it that should, in Korean. */
export interface PrintedPaper {
  readonly paper: Paper;
  readonly warnings: readonly string[];
}

export interface PaperDrawing {
  /** @param name in ASCII, without its ending; `title` is the user's own */
  file(
    userId: number,
    printed: PrintedPaper,
    as: { readonly format: PaperFormat; readonly name: string; readonly title: string },
  ): Promise<FileReply>;
  /** The first page as a picture, or all of them. */
  picture(userId: number, printed: PrintedPaper, isWhole: boolean): Promise<PaperPreview | Failure>;
}

export function paperDrawing({ writing }: DocumentThreads): PaperDrawing {
  return {
    async file(userId, { paper, warnings }, { format, name, title }) {
      const content = await writing.run(userId, "paper", { format, paper });
      const { type, ending } = PAPER_FILES[format];
      return {
        type,
        name: `${name}.${ending}`,
        title: `${title}.${ending}`,
        content: Readable.from([Buffer.from(content)]),
        warnings,
      };
    },
    async picture(userId, { paper, warnings: given }, isWhole) {
      const warnings = [...given];
      if (!isWhole) return { ...(await writing.run(userId, "preview", paper)), warnings };
      const wish = { paper, maxPages: MAX_PRINTED_PAGES };
      const { svg, pages } = await writing.run(userId, "picture", wish);
      return svg === null ? TOO_MANY_PAGES : { svg, pages, warnings };
    },
  };
}
