/**
 * Multipart, url-encoded and query fields are strings. This converts them to the types of the schema: "3" to 3,
 * "true" to true, JSON to a list or object. What cannot be converted stays a string, so that the schema names
 * the field in its message.
 */
import { z } from "zod";

/**
 * @param request the call's schema
 * @param fields what was sent, by name
 * @example coerce(z.object({ page: z.int() }), { page: "3" }) // { page: 3 }
 */
export function coerce(
  request: z.ZodObject,
  fields: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      // A field may be called "constructor", which every object inherits.
      const schema = Object.hasOwn(request.shape, name) ? request.shape[name] : undefined;
      return [name, schema && typeof value === "string" ? convert(schema, value) : value];
    }),
  );
}

function convert(schema: z.core.$ZodType, value: string): unknown {
  const types = typesOf(schema);
  if (types.has("number") && /^-?\d+(\.\d+)?$/.test(value.trim())) return Number(value);
  if (types.has("boolean") && (value === "true" || value === "false")) return value === "true";
  if ((types.has("array") || types.has("object")) && /^\s*[[{]/.test(value))
    return parseJson(value);
  // An empty number or enum counts as missing.
  if (value.trim() === "" && !types.has("string")) return undefined;
  return value;
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** The types of value that a schema accepts, looking through optional, default, pipe and union. */
function typesOf(schema: z.core.$ZodType): Set<string> {
  if (schema instanceof z.ZodUnion)
    return new Set(schema.options.flatMap((option) => [...typesOf(option)]));
  if (isWrapper(schema)) return typesOf(schema.unwrap());
  if (schema instanceof z.ZodPipe) return typesOf(schema.in);
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) return new Set(["string"]);
  return new Set(schema instanceof z.ZodType ? [schema.type] : []);
}

function isWrapper(schema: z.core.$ZodType) {
  return (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly
  );
}
