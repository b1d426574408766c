/** A request of the chat-completions protocol, as far as a stand-in needs it. */

export interface ChatRequest {
  readonly model: string;
  /** The messages of the system and of the developer. */
  readonly system: string;
  /** The messages of the user. */
  readonly prompt: string;
  /** The JSON Schema that the answer has to follow, or null. */
  readonly schema: unknown;
  readonly isStreamed: boolean;
  /** The last event of a stream tells the tokens. */
  readonly wantsUsage: boolean;
}

/** Reads the body of a request; null for what is none. */
export function readChatRequest(body: string): ChatRequest | null {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return null;
  }
  const messages = field(json, "messages");
  if (!Array.isArray(messages) || messages.length === 0) return null;
  const textOf = (roles: readonly string[]): string =>
    messages
      .filter((message) => roles.includes(textIn(message, "role")))
      .map((message) => contentOf(field(message, "content")))
      .join("\n\n");
  return {
    model: textIn(json, "model") || "stand-in",
    system: textOf(["system", "developer"]),
    prompt: textOf(["user"]),
    schema: field(field(field(json, "response_format"), "json_schema"), "schema") ?? null,
    isStreamed: field(json, "stream") === true,
    wantsUsage: field(field(json, "stream_options"), "include_usage") === true,
  };
}

/** A content is a text, or a list of parts of which some are texts. */
function contentOf(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content.map((part) => textIn(part, "text")).join("");
}

function textIn(value: unknown, name: string): string {
  const text = field(value, name);
  return typeof text === "string" ? text : "";
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
