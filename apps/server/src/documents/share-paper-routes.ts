/** A share as a paper, with the QR code of its answer form. */
import { endpoints, type ParsedOf } from "@pulda/contract";
import { takenInOrder } from "@pulda/question";
import type { FastifyRequest } from "fastify";
import { Failure } from "../http/failure.ts";
import { mountFile } from "../http/files.ts";
import { mount, type HttpContext } from "../http/mount.ts";
import { NO_SHARE, type ShareStore } from "../share/shares.ts";
import { isTooLong, paperOf, paperTitle, TOO_LONG } from "./paper-content.ts";
import type { PaperDrawing, PrintedPaper } from "./paper-drawing.ts";

const CAPTION = "답안지: QR을 찍어 답을 옮겨 적으세요.";

interface Parts {
  readonly shares: ShareStore;
  readonly papers: PaperDrawing;
  /** Under which the pages are reached; undefined: by the host of the request. */
  readonly publicUrl: string | undefined;
}

type Input = Omit<ParsedOf<typeof endpoints.sharePaperPreview>, "whole">;

export function sharePaperRoutes(http: HttpContext, { shares, papers, publicUrl }: Parts): void {
  mountFile(http, endpoints.sharePaper, async ({ user, input, request }) => {
    const found = await printedOf(user.id, input, request);
    if (found instanceof Failure) return found;
    const title = paperTitle(found.title, input);
    const name = `pulda-share-${input.id}`;
    return papers.file(user.id, found.printed, { format: input.format, name, title });
  });

  mount(http, endpoints.sharePaperPreview, async ({ user, input, request }) => {
    const found = await printedOf(user.id, input, request);
    return found instanceof Failure ? found : papers.picture(user.id, found.printed, input.whole);
  });

  async function printedOf(
    userId: number,
    input: Input,
    request: FastifyRequest,
  ): Promise<{ printed: PrintedPaper; title: string } | Failure> {
    const row = await shares.row(userId, input.id);
    if (!row) return NO_SHARE;
    const isFormB = input.form === "B" && row.taking_order === "forms";
    const asGiven = await shares.shareItems.of(row.exam_id);
    const questions = takenInOrder(asGiven, isFormB ? row.seed : 0);
    if (isTooLong({ questions })) return TOO_LONG;
    const form = row.taking_order === "forms" ? (isFormB ? "B" : "A") : "";
    const origin = publicUrl ?? `${request.protocol}://${request.host}`;
    const address = `${origin}/t/${row.token}?paper=${isFormB ? "B" : "A"}`;
    const content = { title: row.title, code: "", questions, brokenCount: 0 };
    const link = { address, caption: CAPTION };
    return { printed: paperOf(content, { ...input, form }, link), title: row.title };
  }
}
