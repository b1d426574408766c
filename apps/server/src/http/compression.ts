/**
 * Answers of the API travel as gzip. What is told apart:
 * - Events go out one by one, and a short answer fits one packet anyway: neither is compressed.
 * - How long an answer becomes tells of what repeats in it. Whoever listens on the way could learn a secret from that,
 *   letter by letter, if another site could make the browser ask with guesses (BREACH): so only what our own pages ask
 *   for is compressed.
 */
import { pipeline, Readable } from "node:stream";
import { promisify } from "node:util";
import { createGzip, gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** In bytes. */
const MIN_LENGTH = 1400;
/** Each takes a quarter of a megabyte while it goes on, for as long as a slow reader likes; further ones go out as they are. */
export const MAX_CONCURRENT_ANSWERS = 128;

const COMPRESSED_TYPE = /^(?:application\/(?:json|xml)|text\/(?:csv|plain|xml))(?:;|$)/;

const gzipped = promisify(gzip);

export function compressAnswers(app: FastifyInstance): void {
  let concurrent = 0;
  app.addHook("onSend", async (request, reply, payload: unknown) => {
    if (!isCompressible(reply)) return payload;
    reply.header("vary", "accept-encoding");
    if (!isForOurPages(request) || concurrent >= MAX_CONCURRENT_ANSWERS) return payload;
    if (payload instanceof Readable) {
      concurrent += 1;
      const compressed = createGzip();
      // An end on either side ends the other: a client that leaves, and a source that fails.
      pipeline(payload, compressed, () => (concurrent -= 1));
      reply.header("content-encoding", "gzip").removeHeader("content-length");
      return compressed;
    }
    if (typeof payload !== "string" || Buffer.byteLength(payload) < MIN_LENGTH) return payload;
    concurrent += 1;
    try {
      const compressed = await gzipped(payload);
      reply.header("content-encoding", "gzip").removeHeader("content-length");
      return compressed;
    } finally {
      concurrent -= 1;
    }
  });
}

function isCompressible(reply: FastifyReply): boolean {
  const type = String(reply.getHeader("content-type") ?? "");
  return COMPRESSED_TYPE.test(type) && !reply.hasHeader("content-encoding");
}

/** A browser says whose page asks; what says nothing is no browser, or has a connection on which all can be read. */
function isForOurPages({ headers }: FastifyRequest): boolean {
  const site = headers["sec-fetch-site"];
  return (site === undefined || site === "same-origin") && acceptsGzip(headers["accept-encoding"]);
}

/** @example acceptsGzip("br, gzip;q=0.8") === true */
function acceptsGzip(header = ""): boolean {
  return header
    .split(",")
    .map((coding) => coding.split(";").map((part) => part.trim().toLowerCase()))
    .some(([name, weight = ""]) => name === "gzip" && !/^q=0(?:\.0*)?$/.test(weight));
}
