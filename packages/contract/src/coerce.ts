/**
 * Multipart, url-encoded and query fields are strings. This converts them to the types of the schema: "3" to 3,
 * "true" to true, JSON to a list or object. What cannot be converted stays a string, so that the schema names
 * the field in its message. Fields that the schema does not have are dropped.
 */
import { z } from "zod";
import { parseJson } from "./json.ts";

/** The most values in the JSON of one field, where the call bounds them no closer. */
const MAX_VALUES = 20_000;

/**
 * @param request the call's schema
 * @param fields what was sent, by name
 * @param maxValues the most values in the JSON of one field; a field with more stays a string
 * @example coerce(z.object({ page: z.int() }), { page: "3" }) // { page: 3 }
 */
export function coerce(
  request: z.ZodObject,
  fields: Readonly<Record<string, unknown>>,
  maxValues = MAX_VALUES,
): Record<string, unknown> {
  const coerced: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(request.shape)) {
    // A field may be called "constructor", which every object inherits.
    if (!Object.hasOwn(fields, name)) continue;
    const value = fields[name];
    coerced[name] = typeof value === "string" ? convert(schema, value, maxValues) : value;
  }
  return coerced;
}

function convert(schema: z.core.$ZodType, value: string, maxValues: number): unknown {
  const types = typesOf(schema);
  if (types.has("number") && /^-?\d+(\.\d+)?$/.test(value.trim())) return Number(value);
  if (types.has("boolean") && (value === "true" || value === "false")) return value === "true";
  if ((types.has("array") || types.has("object")) && /^\s*[[{]/.test(value))
    return jsonOr(value, maxValues);
  // An empty number or enum counts as missing.
  if (!types.has("string") && value.trim() === "") return undefined;
  return value;
}

function jsonOr(value: string, maxValues: number): unknown {
  try {
    return parseJson(value, maxValues);
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
