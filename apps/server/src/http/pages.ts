/**
 * Serves the built web app: files by their names, and for every other path index.html, or the copy of it that names the
 * scripts of that page as well (`apps/web/page-files.ts`).
 */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { NO_SUCH_CALL } from "./errors.ts";

/** The build output of the web app. */
export const PAGES = join(import.meta.dirname, "..", "..", "..", "web", "dist");

const COPIES = "pages";

export async function servePages(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, "index.html"));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      dotfiles: "ignore",
      preCompressed: true,
      setHeaders(response, path) {
        // Names under assets/ carry a hash of their content.
        const isHashed = path.startsWith(join(folder, "assets"));
        response.header(
          "cache-control",
          isHashed ? "public, max-age=31536000, immutable" : "no-cache",
        );
      },
    });
  }
  const copies = copiesIn(folder);
  app.setNotFoundHandler((request, reply) => {
    if (isBuilt && isPage(request))
      reply.header("cache-control", "no-cache").sendFile(fileOf(request.url, copies));
    else void reply.code(404).send(NO_SUCH_CALL);
  });
}

/** The names of the copies of index.html. */
function copiesIn(folder: string): ReadonlySet<string> {
  const copies = join(folder, COPIES);
  return new Set(existsSync(copies) ? readdirSync(copies) : []);
}

/** @example fileOf("/exam/12?face=desk", new Set(["exam.id.html"])) === "pages/exam.id.html" */
function fileOf(url: string, copies: ReadonlySet<string>): string {
  const [path = ""] = url.split("?", 1);
  if (path.includes(".")) return "index.html";
  const parts = path.slice(1).split("/");
  const copy = `${parts.map((part) => (/^\d+$/.test(part) ? "id" : part)).join(".")}.html`;
  return copies.has(copy) ? `${COPIES}/${copy}` : "index.html";
}

/** The client-side router handles unknown paths; a missing call or asset is a 404. */
export function isPage({ method, url }: Pick<FastifyRequest, "method" | "url">): boolean {
  return ["GET", "HEAD"].includes(method) && !/^\/(api|assets)(\/|\?|$)/.test(url);
}
