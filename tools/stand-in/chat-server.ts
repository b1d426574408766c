/** An HTTP server on the loopback address that speaks the chat-completions protocol, streamed and not. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { readChatRequest, type ChatRequest } from "./chat-request.ts";
import { faultOf, type Fault } from "./fault.ts";

export interface ChatAnswer {
  readonly text: string;
  readonly model: string;
}

export interface ChatServerOptions {
  /**
   * Answers a request; null where it knows no answer.
   * @param gone aborts when nobody waits for the answer any more
   */
  answer(request: ChatRequest, gone: AbortSignal): Promise<ChatAnswer | null>;
  readonly faults?: readonly Fault[];
  /** 0: any free one. */
  readonly port?: number;
}

export interface ChatServer {
  /** What a client calls its base URL. */
  readonly url: string;
  close(): Promise<void>;
}

const MAX_BODY = 4_000_000;
const RUBBISH = "Sure! Here is what you asked for:\n\n**1.** <b>undefined</b>";

/** @example const { url, close } = await startChatServer({ answer: async () => ({ text: "{}", model: "m" }) }) */
export async function startChatServer(options: ChatServerOptions): Promise<ChatServer> {
  let requests = 0;
  const server = createServer((incoming, response) => {
    const { pathname } = new URL(incoming.url ?? "/", "http://localhost");
    if (incoming.method === "GET" && pathname === "/v1/models") {
      sendJson(response, 200, {
        object: "list",
        data: [{ id: "stand-in", object: "model", created: 0, owned_by: "pulda" }],
      });
      return;
    }
    if (incoming.method !== "POST" || pathname !== "/v1/chat/completions") {
      sendError(response, 404, "not_found", `There is no ${incoming.method} ${pathname}.`);
      return;
    }
    complete(incoming, response, options, ++requests).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else sendError(response, 500, "server_error", String(error));
    });
  });
  server.listen(options.port ?? 0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function complete(
  incoming: IncomingMessage,
  response: ServerResponse,
  { answer, faults = [] }: ChatServerOptions,
  number: number,
): Promise<void> {
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  const body = await readBody(incoming);
  const request = body === null ? null : readChatRequest(body);
  if (!request) {
    sendError(response, 400, "invalid_request_error", "The body is no chat request.");
    return;
  }
  const fault = faultOf(faults, number);
  if (fault === "401") {
    sendError(response, 401, "invalid_api_key", "Incorrect API key provided.");
    return;
  }
  if (fault === "429") {
    response.setHeader("retry-after", "1");
    sendError(response, 429, "rate_limit_exceeded", "Rate limit reached.");
    return;
  }
  const found =
    fault === "rubbish"
      ? { text: RUBBISH, model: request.model }
      : await answer(request, gone.signal);
  if (gone.signal.aborted) return;
  if (!found) {
    sendError(response, 404, "unknown_request", "No answer to this request is known.");
    return;
  }
  const events = request.isStreamed ? streamed(request, found) : whole(request, found);
  response.writeHead(200, {
    "content-type": request.isStreamed ? "text/event-stream" : "application/json",
  });
  if (fault === "slow" || fault === "cut") {
    // half of the events of a stream, or half of a body
    const text = events.join("");
    const half = request.isStreamed
      ? events.slice(0, Math.ceil(events.length / 2)).join("")
      : text.slice(0, text.length / 2);
    await new Promise<void>((written) => response.write(half, () => written()));
    if (fault === "cut") response.destroy();
    else if (!gone.signal.aborted) await once(gone.signal, "abort");
    return;
  }
  for (const event of events) response.write(event);
  response.end();
}

/** The characters of a piece of a stream. */
const PIECE = 40;

function streamed({ prompt, system, wantsUsage }: ChatRequest, answer: ChatAnswer): string[] {
  const chunk = (fields: object): string =>
    `data: ${JSON.stringify({ id: "chatcmpl-1", object: "chat.completion.chunk", created: 0, model: answer.model, ...fields })}\n\n`;
  const choice = (delta: object, finish: string | null = null): string =>
    chunk({ choices: [{ index: 0, delta, finish_reason: finish }] });
  const letters = [...answer.text];
  const pieces = Array.from({ length: Math.ceil(letters.length / PIECE) }, (_, at) =>
    letters.slice(at * PIECE, (at + 1) * PIECE).join(""),
  );
  return [
    choice({ role: "assistant", content: "" }),
    ...pieces.map((content) => choice({ content })),
    choice({}, "stop"),
    ...(wantsUsage ? [chunk({ choices: [], usage: usage(system + prompt, answer.text) })] : []),
    "data: [DONE]\n\n",
  ];
}

function whole({ prompt, system }: ChatRequest, answer: ChatAnswer): string[] {
  return [
    JSON.stringify({
      id: "chatcmpl-1",
      object: "chat.completion",
      created: 0,
      model: answer.model,
      choices: [
        {
          index: 0,
          message: { role: "assistant", content: answer.text },
          finish_reason: "stop",
        },
      ],
      usage: usage(system + prompt, answer.text),
    }),
  ];
}

function usage(asked: string, answered: string): object {
  const [input, output] = [asked, answered].map(({ length }) => Math.ceil(length / 4));
  return {
    prompt_tokens: input,
    completion_tokens: output,
    total_tokens: (input ?? 0) + (output ?? 0),
  };
}

/** The body as text; null where it is too long. */
async function readBody(incoming: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of incoming as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > MAX_BODY) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

function sendError(response: ServerResponse, status: number, code: string, message: string): void {
  sendJson(response, status, { error: { message, type: code, code } });
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(value));
}
