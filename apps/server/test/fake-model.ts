/** A service that speaks the chat-completions protocol, as a test wants it to go. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { anthropicStream, googleStream, TOKENS } from "./fake-streams.ts";

/** What it was asked. */
export interface ReceivedRequest {
  readonly model: string;
  readonly system: string;
  readonly prompt: string;
  /** The name of the schema that the answer has to follow; null where none was sent. */
  readonly schemaName: string | null;
  readonly headers: IncomingHttpHeaders;
}

/**
 * What it does: answers with a text, or
 * - `status`: with an error, in whose body the key is echoed
 * - `stall`: with the beginning of an answer and then nothing, until the caller goes
 * - `cut`: with the beginning of an answer, and closes the connection
 * - `raw`: with this body, which is no stream
 */
export type Reply =
  | string
  | { readonly status: number; readonly headers?: Record<string, string> }
  | { readonly stall: string }
  | { readonly cut: string }
  | { readonly raw: string };

export interface FakeModel {
  /** For PULDA_MODEL_URL. */
  readonly url: string;
  /** All that it was asked, in order. */
  readonly asked: readonly ReceivedRequest[];
  /** Resolves when the caller of a stalled answer has gone. */
  readonly left: Promise<void>;
  stop(): Promise<void>;
}

export { TOKENS };

/** @param reply called for each request, which it may keep waiting */
export async function startFakeModel(
  reply: (asked: ReceivedRequest, at: number) => Reply | Promise<Reply>,
): Promise<FakeModel> {
  const asked: ReceivedRequest[] = [];
  const left = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString();
      const one = readReceived(body, request.headers);
      asked.push(one);
      response.on("close", () => {
        if (!response.writableFinished) left.resolve();
      });
      void Promise.resolve(reply(one, asked.length - 1)).then((what) => {
        const stream = otherProtocol(request.url ?? "", body, what);
        if (stream === null) return send(response, one, what);
        response.writeHead(200, { "content-type": "text/event-stream" });
        response.end(stream);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    left: left.promise,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** The answer in the protocol of Anthropic or Google; null for chat completions, and for what is no answer. */
function otherProtocol(url: string, body: string, what: Reply): string | null {
  const text = typeof what === "string" ? what : "cut" in what ? what.cut : null;
  if (text === null) return null;
  const isCut = typeof what !== "string";
  if (url.endsWith("/messages"))
    return anthropicStream(text, JSON.parse(body) as { tools?: { name: string }[] }, isCut);
  return url.includes(":streamGenerateContent") ? googleStream(text, isCut) : null;
}

function readReceived(body: string, headers: IncomingHttpHeaders): ReceivedRequest {
  // of another protocol it reads nothing, and answers all the same
  const {
    model = "",
    messages = [],
    response_format,
  } = JSON.parse(body) as {
    model?: string;
    messages?: { role: string; content: string | { text: string }[] }[];
    response_format?: { json_schema?: { name: string } };
  };
  const textOf = (role: string) =>
    messages
      .filter((message) => message.role === role)
      .map(({ content }) =>
        typeof content === "string" ? content : content.map(({ text }) => text).join(""),
      )
      .join("\n");
  return {
    model,
    system: textOf("system"),
    prompt: textOf("user"),
    schemaName: response_format?.json_schema?.name ?? null,
    headers,
  };
}

function send(response: ServerResponse, { model, headers }: ReceivedRequest, what: Reply): void {
  if (typeof what === "object" && "status" in what) {
    response.writeHead(what.status, { "content-type": "application/json", ...what.headers });
    const message = `no: ${headers.authorization} ${JSON.stringify(headers)}`;
    response.end(
      JSON.stringify({ error: { message, type: "error", code: headers.authorization } }),
    );
    return;
  }
  if (typeof what === "object" && "raw" in what) {
    response.writeHead(200, { "content-type": "text/html" });
    response.end(what.raw);
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  const text = typeof what === "string" ? what : "stall" in what ? what.stall : what.cut;
  for (let at = 0; at < text.length; at += 40)
    response.write(chunkOf(model, { content: text.slice(at, at + 40) }, null));
  if (typeof what === "string") {
    response.write(chunkOf(model, {}, "stop"));
    const usage = { prompt_tokens: TOKENS.in, completion_tokens: TOKENS.out, total_tokens: 0 };
    response.write(`data: ${JSON.stringify({ ...frame(model), choices: [], usage })}\n\n`);
    response.end("data: [DONE]\n\n");
  } else if ("cut" in what) response.socket?.end();
}

function chunkOf(model: string, delta: object, finish: string | null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  return `data: ${JSON.stringify({ ...frame(model), choices })}\n\n`;
}

function frame(model: string): object {
  return { id: "x", object: "chat.completion.chunk", created: 0, model };
}
