/** Reads the fields of a request from its query, path and body. */
import formbody from "@fastify/formbody";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { BodyTooLarge, MalformedMultipart, UnreadableBody } from "./errors.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** In bytes. A thousand passages of the greatest length are some 13 MB. */
export const BODY_LIMIT = 16 * 1024 * 1024;
/** No call has a tenth of it. */
const MAX_MULTIPART_PARTS = 200;

/** Lets the server read multipart, url-encoded and JSON bodies, and no others. */
export async function readBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(multipart, {
    limits: { parts: MAX_MULTIPART_PARTS, fieldSize: BODY_LIMIT, fileSize: BODY_LIMIT },
  });
  await app.register(formbody);
  const asText = { parseAs: "string" } as const;
  app.addContentTypeParser("application/json", asText, async (_: unknown, text: string) => {
    if (text.trim() === "") return {};
    try {
      return JSON.parse(text) as unknown;
    } catch (cause) {
      throw new UnreadableBody("malformed JSON", { cause });
    }
  });
}

/**
 * The query of a GET, the body of a POST, and the path's id.
 * @throws BodyTooLarge, MalformedMultipart, UnreadableBody where the body is no object of fields
 */
export async function readFields(request: FastifyRequest): Promise<Fields> {
  const fields = request.method === "GET" ? request.query : await bodyOf(request);
  if (!isFields(fields)) throw new UnreadableBody("no object of fields");
  return { ...fields, ...(request.params as Fields) };
}

async function bodyOf(request: FastifyRequest): Promise<unknown> {
  if (!request.isMultipart()) return request.body ?? {};
  try {
    return await multipartFields(request);
  } catch (error) {
    // The plugin's own errors have a code; syntax errors of its parser have none.
    if (error instanceof Error && !("code" in error) && !(error instanceof BodyTooLarge))
      throw new MalformedMultipart(error.message, { cause: error });
    throw error;
  }
}

async function multipartFields(request: FastifyRequest): Promise<Fields> {
  const fields = new Map<string, unknown>();
  let size = 0;
  for await (const part of request.parts()) {
    if (part.type === "file") {
      // No call accepts a file; a file sent for a text field counts as a missing field.
      part.file.resume();
      continue;
    }
    size += typeof part.value === "string" ? part.value.length : 0;
    if (part.valueTruncated || size > BODY_LIMIT) throw new BodyTooLarge("multipart");
    fields.set(part.fieldname, part.value);
  }
  return Object.fromEntries(fields);
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
