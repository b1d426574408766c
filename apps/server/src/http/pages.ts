/** Serves the built web app: files by their names, and index.html for every other path. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { NO_SUCH_CALL } from "./errors.ts";

/** The build output of the web app. */
export const PAGES = join(import.meta.dirname, "..", "..", "..", "web", "dist");

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
  app.setNotFoundHandler((request, reply) => {
    if (isBuilt && isPage(request))
      reply.header("cache-control", "no-cache").sendFile("index.html");
    else void reply.code(404).send(NO_SUCH_CALL);
  });
}

/** The client-side router handles unknown paths; a missing call or asset is a 404. */
export function isPage({ method, url }: Pick<FastifyRequest, "method" | "url">): boolean {
  return ["GET", "HEAD"].includes(method) && !/^\/(api|assets)(\/|\?|$)/.test(url);
}
