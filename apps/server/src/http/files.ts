/** Calls that answer with a file. */
import type { Readable } from "node:stream";
import type { Endpoint, ParsedOf } from "@pulda/contract";
import { takeCall, type Call } from "./call.ts";
import { failureEnvelope } from "./errors.ts";
import { Failure } from "./failure.ts";
import type { HttpContext } from "./mount.ts";
import type { FastifyRequest } from "fastify";
import type { SignedIn } from "./sessions.ts";

export interface FileReply {
  readonly type: string;
  /** ASCII. */
  readonly name: string;
  /** The name that the user gave it, with its ending; `name` where it is left out. */
  readonly title?: string;
  /** In Korean, what the file could not keep: in the header `pulda-warnings`, as JSON in Base64 of UTF-8. */
  readonly warnings?: readonly string[];
  /** Destroyed when the client disconnects. */
  readonly content: Readable;
}

interface FileCall<E extends Endpoint> {
  readonly input: ParsedOf<E>;
  readonly user: SignedIn;
  readonly request: FastifyRequest;
  readonly spendItems: Call<E>["spendItems"];
}

/**
 * Mounts a call that answers with a file to keep; failures are envelopes.
 * @example mountFile(http, endpoints.userExport, async ({ user }) => ({ type, name, content }))
 */
export function mountFile<E extends Endpoint>(
  http: HttpContext,
  endpoint: E,
  open: (call: FileCall<E>) => Promise<FileReply | Failure>,
): void {
  http.app.route({
    method: endpoint.method,
    url: endpoint.path.replace("{id}", ":id"),
    config: { changes: endpoint.changes, rateLimit: {} },
    handler: (request, reply) =>
      takeCall<E, unknown>(
        http,
        endpoint,
        { request, reply },
        async ({ input, user, spendItems }) => {
          const file = await open({ input, user: user as SignedIn, request, spendItems });
          if (file instanceof Failure) return failureEnvelope(file);
          reply.header("content-disposition", disposition(file));
          const { warnings = [] } = file;
          if (warnings.length > 0) reply.header("pulda-warnings", inHeader(warnings));
          return reply.type(file.type).send(file.content);
        },
      ),
  });
}

/** In bytes; browsers and proxies take eight thousand for all headers together. */
const MAX_WARNINGS_LENGTH = 4000;

/** As many warnings as a header can have. */
function inHeader(warnings: readonly string[]): string {
  for (let count = warnings.length; count > 0; count--) {
    const header = Buffer.from(JSON.stringify(warnings.slice(0, count))).toString("base64");
    if (header.length <= MAX_WARNINGS_LENGTH) return header;
  }
  return Buffer.from("[]").toString("base64");
}

/** RFC 6266: an ASCII name, and the user's own in UTF-8 (RFC 8187). */
function disposition({ name, title }: Pick<FileReply, "name" | "title">): string {
  const own = title?.replace(FORBIDDEN_IN_NAMES, "").trim();
  return `attachment; filename="${name}"${own ? `; filename*=UTF-8''${encoded(own)}` : ""}`;
}

/** What no file system takes in a name. */
const FORBIDDEN_IN_NAMES = /[\p{Cc}\p{Cf}/\\:*?"<>|]/gu;

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /['()*!]/gu,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
