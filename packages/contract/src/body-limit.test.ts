/** Each call's limit holds the greatest request that its fields allow, and not a multiple of that. */
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { DEFAULT_BODY_LIMIT, endpoints, type Endpoint, type EndpointName } from "./index.ts";

/** UTF-8 needs at most three bytes for a UTF-16 unit. */
const BYTES_OF_UNIT = 3;
const BYTES_OF_NUMBER = 20;
/** Boundary, headers and name of a field in a multipart body, or its name in JSON. */
const BYTES_OF_FIELD = 120;

/**
 * Fields whose bound is no sum of their parts' bounds: bytes of all their texts together, as their schema checks
 * them or as the row's limit alone does.
 */
const TOGETHER: Partial<Record<EndpointName, Record<string, number>>> = {
  examGenerate: { passages: 13.5 * 1024 * 1024, own_questions: 2_000_000 },
  modelEstimate: { passages: 13.5 * 1024 * 1024, own_questions: 2_000_000 },
  examCode: { passages: 14 * 1024 * 1024 },
  wordAppendMany: { words: 2000 * 1000 },
  questionCreate: { fields: 3 * (20_000 + 10 * 2000) },
  modelChatPrompt: { passages: 1024 * 1024 },
  modelChatCheck: { passages: 1024 * 1024 },
  examGenerateFromChat: { passages: 1024 * 1024 },
  questionCreateMany: { questions: 2_000_000 },
  examImportQuestions: { questions: 2_000_000 },
  questionEdit: { blocks: 3 * 60_000, key: 3 * 20_000 },
  // An id of the page's own making.
  attemptTime: { visit: 40 },
};

type Json = z.core.JSONSchema.BaseSchema;

/** The most bytes of a value. */
function greatest(schema: Json): number {
  if (schema.enum || schema.const !== undefined) return 40;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return Math.max(...choices.map((one) => greatest(one)));
  switch (schema.type) {
    case "string":
      // Base64 is ASCII
      return (schema.format === "base64" ? 1 : BYTES_OF_UNIT) * (schema.maxLength ?? Infinity);
    case "array":
      return (schema.maxItems ?? Infinity) * (greatest(schema.items as Json) + 3);
    case "object":
      return Object.entries(schema.properties ?? {})
        .map(([name, value]) => name.length + 6 + greatest(value as Json))
        .reduce((sum, bytes) => sum + bytes, 0);
    default:
      return BYTES_OF_NUMBER;
  }
}

function greatestRequest(name: EndpointName, { request }: Endpoint): number {
  const { properties = {} } = z.toJSONSchema(request, { io: "input", unrepresentable: "any" });
  return Object.entries(properties)
    .map(
      ([field, schema]) => BYTES_OF_FIELD + (TOGETHER[name]?.[field] ?? greatest(schema as Json)),
    )
    .reduce((sum, bytes) => sum + bytes, 0);
}

const POSTS = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([, { method }]) => method === "POST",
);

describe("the body limit", () => {
  it.each(POSTS)("of %s is that of its fields", (name, endpoint) => {
    const bytes = greatestRequest(name, endpoint);
    expect(endpoint.bodyLimit).toBeGreaterThanOrEqual(bytes);
    const most = Math.max(DEFAULT_BODY_LIMIT, 1.5 * bytes, bytes + 100_000);
    expect(endpoint.bodyLimit).toBeLessThanOrEqual(most);
  });

  it("of calls that anyone may make is the least", () => {
    const open = POSTS.filter(([, { auth }]) => !auth);
    for (const [name, { bodyLimit }] of open)
      expect([name, bodyLimit]).toEqual([name, expect.toSatisfy((bytes) => bytes <= 64 * 1024)]);
    expect(endpoints.userLogin.bodyLimit).toBe(4096);
  });
});
