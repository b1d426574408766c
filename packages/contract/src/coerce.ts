/**
 * Multipart, url-encoded and query fields are strings. This reads them as what the schema asks
 * for: "3" as 3, "true" as true, a JSON list or object as itself. What does not read stays as it
 * is, so that the schema names the field in its message.
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
      // A field may be called "constructor", which every object seems to have.
      const schema = Object.hasOwn(request.shape, name) ? request.shape[name] : undefined;
      return [name, schema && typeof value === "string" ? read(schema, value) : value];
    }),
  );
}

function read(schema: z.core.$ZodType, value: string): unknown {
  const kinds = kindsOf(schema);
  if (kinds.has("number") && /^-?\d+(\.\d+)?$/.test(value.trim())) return Number(value);
  if (kinds.has("boolean") && (value === "true" || value === "false")) return value === "true";
  if ((kinds.has("array") || kinds.has("object")) && /^\s*[[{]/.test(value)) return parsed(value);
  // An empty number or choice field is a field left out.
  if (value.trim() === "" && !kinds.has("string")) return undefined;
  return value;
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** The kinds of value that a schema takes, seen through optional, default, pipe and union. */
function kindsOf(schema: z.core.$ZodType): Set<string> {
  if (schema instanceof z.ZodUnion)
    return new Set(schema.options.flatMap((option) => [...kindsOf(option)]));
  if (isWrapper(schema)) return kindsOf(schema.unwrap());
  if (schema instanceof z.ZodPipe) return kindsOf(schema.in);
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
