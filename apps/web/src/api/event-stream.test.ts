import { expect, it } from "vitest";
import { eventsIn } from "./event-stream.ts";

it("gives each event, however its bytes are cut, and passes over comments", async () => {
  const bytes = new TextEncoder().encode(
    'data: {"progress":0.5}\n\n: keep-alive\n\ndata: {"problem":"글이 없어요."}\n\ndata: cut',
  );
  for (const size of [1, 7, 1000]) {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size)
          controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
    const events: unknown[] = [];
    for await (const data of eventsIn(body)) events.push(JSON.parse(data));
    expect(events).toEqual([{ progress: 0.5 }, { problem: "글이 없어요." }]);
  }
});
