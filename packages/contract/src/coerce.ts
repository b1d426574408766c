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

/** The parts of a zod definition that `kindsOf` looks into. */
interface Definition {
  readonly type: string;
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
}

/** The kinds of value that a schema takes, seen through optional, default, pipe and union. */
function kindsOf(schema: z.core.$ZodType): Set<string> {
  const def: Definition = schema._zod.def;
  if (def.options && def.type === "union")
    return new Set(def.options.flatMap((option) => [...kindsOf(option)]));
  const inner = def.innerType ?? def.in;
  if (inner) return kindsOf(inner);
  return new Set([def.type === "enum" || def.type === "literal" ? "string" : def.type]);
}
