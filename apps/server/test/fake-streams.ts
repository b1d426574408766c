/** Streams as Anthropic and Google send them, of a text that a fake model says. */
/** How many tokens a fake model says that each call has taken. */
export const TOKENS = { in: 100, out: 20 };

/** What of a request decides how it is answered. */
interface Body {
  /** Anthropic has an answer of a form given as the input of a tool. */
  readonly tools?: readonly { readonly name: string }[];
}

/** The pieces in which a text is sent, so that none of them is the whole. */
function piecesOf(text: string): string[] {
  return text.match(/[\s\S]{1,40}/gu) ?? [""];
}

/**
 * Anthropic's events for a text.
 * @param isCut whether the stream ends before its last events
 */
export function anthropicStream(text: string, { tools }: Body, isCut: boolean): string {
  const tool = tools?.[0];
  const block = tool
    ? { type: "tool_use", id: "toolu_1", name: tool.name, input: {} }
    : { type: "text", text: "" };
  const delta = (piece: string) =>
    tool ? { type: "input_json_delta", partial_json: piece } : { type: "text_delta", text: piece };
  const usage = { input_tokens: TOKENS.in, output_tokens: 1 };
  const message = { id: "msg_1", type: "message", role: "assistant", model: "x", content: [] };
  const events: object[] = [
    { type: "message_start", message: { ...message, stop_reason: null, usage } },
    { type: "content_block_start", index: 0, content_block: block },
    ...piecesOf(text).map((piece) => ({
      type: "content_block_delta",
      index: 0,
      delta: delta(piece),
    })),
  ];
  if (!isCut)
    events.push(
      { type: "content_block_stop", index: 0 },
      {
        type: "message_delta",
        delta: { stop_reason: tool ? "tool_use" : "end_turn", stop_sequence: null },
        usage: { output_tokens: TOKENS.out },
      },
      { type: "message_stop" },
    );
  return events
    .map(
      (event) => `event: ${"type" in event ? event.type : ""}\ndata: ${JSON.stringify(event)}\n\n`,
    )
    .join("");
}

/** Google's chunks for a text; `isCut` as above. */
export function googleStream(text: string, isCut: boolean): string {
  const pieces = piecesOf(text);
  return pieces
    .map((piece, at) => {
      const isLast = at === pieces.length - 1 && !isCut;
      return {
        candidates: [
          {
            index: 0,
            content: { role: "model", parts: [{ text: piece }] },
            ...(isLast && { finishReason: "STOP" }),
          },
        ],
        ...(isLast && {
          usageMetadata: {
            promptTokenCount: TOKENS.in,
            candidatesTokenCount: TOKENS.out,
            totalTokenCount: TOKENS.in + TOKENS.out,
          },
        }),
      };
    })
    .map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`)
    .join("");
}
