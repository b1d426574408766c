/** Reads the fields of a request from its query, path and body. */
import { parse as parseForm } from "node:querystring";
import { Busboy } from "@fastify/busboy";
import { parseJson, type Endpoint } from "@pulda/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { BodyAccount } from "./body-budget.ts";
import { readBlocks } from "./body-blocks.ts";
import { MalformedMultipart, UnreadableBody } from "./errors.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** The most fields in a body; no call has a tenth of it. */
const MAX_FIELDS = 200;
/** In bytes, of the headers of one field in a multipart body. */
const MAX_FIELD_HEADER = 4 * 1024;
/** The most values in a body's JSON: an exam of a thousand passages and as many picked targets has half of it. */
const MAX_VALUES = 20_000;
/** A value of a small body has at least so many bytes, the names of fields included. */
const BYTES_OF_VALUE = 8;

/** The most values that a call's JSON may have. */
export function maxValuesOf({ bodyLimit }: Pick<Endpoint, "bodyLimit">): number {
  return Math.min(MAX_VALUES, Math.ceil(bodyLimit / BYTES_OF_VALUE));
}

/** Leaves bodies unread until a call asks for them (`readFields`): whoever may not make it sends in vain. */
export function leaveBodiesUnread(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _body, done) => done(null));
}

/**
 * The query of a GET, the body of a POST (multipart, url-encoded or JSON, and no other), and the path's id.
 * @param account counts the bytes of the body
 * @throws BodyTooLarge, BodyRefused, MalformedMultipart, UnusableJson, UnreadableBody where the body is no object
 *   of fields
 */
export async function readFields(
  request: FastifyRequest,
  endpoint: Endpoint,
  account: BodyAccount,
): Promise<Fields> {
  const fields =
    request.method === "GET" ? request.query : await bodyFields(request, endpoint, account);
  if (!isFields(fields)) throw new UnreadableBody("no object of fields");
  return { ...fields, ...(request.params as Fields) };
}

async function bodyFields(
  request: FastifyRequest,
  endpoint: Endpoint,
  account: BodyAccount,
): Promise<unknown> {
  const { headers, raw } = request;
  const contentType = headers["content-type"] ?? "";
  const contentLength = Number(headers["content-length"] ?? NaN);
  const bounds = { limit: endpoint.bodyLimit, account, contentLength };
  const text = async () => {
    const blocks: Buffer[] = [];
    await readBlocks(raw, bounds, (block) => void blocks.push(block));
    return (blocks.length === 1 ? blocks[0]! : Buffer.concat(blocks)).toString("utf8");
  };
  switch (contentType.split(";", 1)[0]!.trim().toLowerCase()) {
    case "multipart/form-data": {
      const form = multipartReader(contentType, endpoint);
      await readBlocks(raw, bounds, form.write);
      return form.end();
    }
    case "application/json":
      return jsonFields(await text(), maxValuesOf(endpoint));
    case "application/x-www-form-urlencoded":
      return formFields(await text());
    default:
      if ((await text()) !== "") throw new UnreadableBody("a body of another type");
      return {};
  }
}

function jsonFields(text: string, maxValues: number): unknown {
  return text.trim() === "" ? {} : parseJson(text, maxValues);
}

function formFields(text: string): Fields {
  let count = 1;
  for (let at = text.indexOf("&"); at >= 0; at = text.indexOf("&", at + 1)) {
    if (++count > MAX_FIELDS) throw new UnreadableBody("too many fields");
  }
  return parseForm(text, "&", "=", { maxKeys: 0 });
}

/** Reads the call's own fields of a multipart body; others are dropped, and so are files, which no call takes. */
function multipartReader(contentType: string, { request: { shape }, bodyLimit }: Endpoint) {
  const fields = new Map<string, string>();
  let problem: Error | null = null;
  let isEmpty = true;
  let parser: InstanceType<typeof Busboy>;
  try {
    parser = new Busboy({
      headers: { "content-type": contentType },
      limits: { parts: MAX_FIELDS, fieldSize: bodyLimit, headerSize: MAX_FIELD_HEADER },
    });
  } catch (cause) {
    throw new MalformedMultipart("no boundary", { cause });
  }
  parser.on("field", (name, value) => {
    if (Object.hasOwn(shape, name)) fields.set(name, value);
  });
  parser.on("partsLimit", () => (problem ??= new UnreadableBody("too many fields")));
  parser.on("error", (cause) => {
    problem ??= new MalformedMultipart("malformed multipart", { cause });
  });
  return {
    write(block: Buffer): void {
      isEmpty = false;
      if (problem) throw problem;
      parser.write(block);
    },
    end: () =>
      new Promise<Fields>((resolve, reject) => {
        const finish = () => (problem ? reject(problem) : resolve(Object.fromEntries(fields)));
        if (problem || isEmpty) return finish();
        parser.on("finish", finish);
        parser.on("error", finish);
        parser.end();
      }),
  };
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
