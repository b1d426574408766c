/** Calls that answer with a file. */
import type { Readable } from "node:stream";
import type { Endpoint, ParsedOf } from "@pulda/contract";
import { failureEnvelope } from "./errors.ts";
import { Failure } from "./failure.ts";
import { noteUser } from "./logging.ts";
import { refusalOf, type HttpContext } from "./mount.ts";
import { parseFields } from "./parse-fields.ts";
import { readFields } from "./request-body.ts";
import type { FastifyRequest } from "fastify";
import type { SignedIn } from "./sessions.ts";

export interface FileReply {
  readonly type: string;
  /** ASCII. */
  readonly name: string;
  /** Destroyed when the client disconnects. */
  readonly content: Readable;
}

interface FileCall<E extends Endpoint> {
  readonly input: ParsedOf<E>;
  readonly user: SignedIn;
  readonly request: FastifyRequest;
}

/**
 * Mounts a call that answers with a file to keep; failures are envelopes.
 * @example mountFile(http, endpoints.userExport, async ({ user }) => ({ type, name, content }))
 */
export function mountFile<E extends Endpoint>(
  { app, sessions }: HttpContext,
  endpoint: E,
  open: (call: FileCall<E>) => Promise<FileReply | Failure>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace("{id}", ":id"),
    config: { rateLimit: {} },
    handler: async (request, reply) => {
      reply.header("cache-control", "no-store");
      const user = await sessions.find(request, reply);
      noteUser(request, user);
      const refused = refusalOf(endpoint, user);
      if (refused || !user) return refused && failureEnvelope(refused);
      const input = parseFields(endpoint.request, await readFields(request));
      if (input instanceof Failure) return failureEnvelope(input);
      const file = await open({ input: input as ParsedOf<E>, user, request });
      if (file instanceof Failure) return failureEnvelope(file);
      reply.header("content-disposition", `attachment; filename="${file.name}"`);
      return reply.type(file.type).send(file.content);
    },
  });
}
