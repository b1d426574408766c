/** Server-sent events in the answer to a call; `EventSource` would send no body. */

/**
 * The data of each event, as it comes.
 * @example for await (const data of eventsIn(response.body)) show(JSON.parse(data))
 */
export async function* eventsIn(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<string, void, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let pending = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const parts = (pending + decoder.decode(value, { stream: true })).split("\n\n");
      pending = parts.pop() ?? "";
      for (const part of parts) if (part.startsWith("data: ")) yield part.slice("data: ".length);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
