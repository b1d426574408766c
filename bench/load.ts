/** Calls of one kind, many at once, by a client that costs little: it shares the machine with the server. */
import { once } from "node:events";
import { connect } from "node:net";

export interface Load {
  readonly perSecond: number;
  readonly calls: number;
}

/**
 * Repeats a GET on keep-alive connections, each with one call at a time.
 * @param headers besides Host, a line each
 * @throws when an answer is not HTTP 200 with a Content-Length
 */
export async function load(
  url: string,
  headers: readonly string[],
  connections: number,
  forMs: number,
): Promise<Load> {
  const { hostname, port, host, pathname, search } = new URL(url);
  const lines = [`GET ${pathname}${search} HTTP/1.1`, `Host: ${host}`, ...headers, "", ""];
  const request = Buffer.from(lines.join("\r\n"));
  const since = performance.now();
  let calls = 0;
  const one = async () => {
    const socket = connect(Number(port), hostname);
    await once(socket, "connect");
    socket.setNoDelay(true);
    await new Promise<void>((resolve, reject) => {
      let left = -1;
      socket.on("error", reject);
      socket.on("data", (block: Buffer) => {
        if (left < 0) {
          const end = block.indexOf("\r\n\r\n");
          const head = block.subarray(0, end).toString("latin1");
          const length = /content-length: (\d+)/i.exec(head)?.[1];
          if (end < 0 || !head.startsWith("HTTP/1.1 200") || length === undefined)
            return reject(new Error(`an unexpected answer: ${head.slice(0, 200)}`));
          left = Number(length) - (block.length - end - 4);
        } else left -= block.length;
        if (left > 0) return;
        left = -1;
        calls += 1;
        if (performance.now() - since < forMs) socket.write(request);
        else resolve();
      });
      socket.write(request);
    }).finally(() => socket.destroy());
  };
  await Promise.all(Array.from({ length: connections }, one));
  return { calls, perSecond: (calls * 1000) / (performance.now() - since) };
}
