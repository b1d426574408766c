/** An API client like one browser: a keep-alive connection, its cookie, and the address that a proxy forwards. */
import { Agent, request, type IncomingMessage, type RequestOptions } from "node:http";

export interface ApiReply {
  /** The envelope's code; the HTTP status where it is not 200, and 0 where there was no response. */
  readonly code: number;
  readonly result: unknown;
  readonly message: string;
  /** The response's header, in seconds; null where it has none. */
  readonly retryAfter: number | null;
}

export interface Caller {
  get(path: string): Promise<ApiReply>;
  post(path: string, fields?: object): Promise<ApiReply>;
  /** The cookies that it sends. */
  cookie(): string;
  close(): void;
}

const CALL_TIMEOUT_MS = 120_000;

/**
 * @param address the client's address, sent in X-Forwarded-For as the proxy of an installation does
 */
export function newCaller(url: string, address: string): Caller {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let cookie = "";

  function send(options: RequestOptions, body?: string): Promise<ApiReply> {
    const headers = { "x-forwarded-for": address, cookie, ...options.headers };
    return new Promise((resolve) => {
      const failed = (error: Error) => resolve({ ...NONE, message: error.message });
      const call = request({
        hostname,
        port,
        agent,
        timeout: CALL_TIMEOUT_MS,
        ...options,
        headers,
      });
      call.on("timeout", () => call.destroy(new Error("no answer in time")));
      call.on("error", failed);
      call.on("response", (response) => {
        const set = response.headers["set-cookie"]?.map((one) => one.split(";")[0]);
        if (set) cookie = set.join("; ");
        let text = "";
        response.setEncoding("utf8");
        response.on("error", failed);
        response.on("data", (part: string) => (text += part));
        response.on("end", () => resolve(read(response, text)));
      });
      call.end(body);
    });
  }

  return {
    get: (path) => send({ method: "GET", path }),
    post(path, fields = {}) {
      const body = JSON.stringify(fields);
      const length = Buffer.byteLength(body);
      const headers = { "content-type": "application/json", "content-length": length };
      return send({ method: "POST", path, headers }, body);
    },
    cookie: () => cookie,
    close: () => agent.destroy(),
  };
}

const NONE: ApiReply = { code: 0, result: null, message: "", retryAfter: null };

function read({ statusCode = 0, headers }: IncomingMessage, text: string): ApiReply {
  const retryAfter = headers["retry-after"] === undefined ? null : Number(headers["retry-after"]);
  if (statusCode !== 200)
    return { ...NONE, code: statusCode, message: text.slice(0, 200), retryAfter };
  return { ...NONE, ...(JSON.parse(text) as Partial<ApiReply>), retryAfter };
}
