/** Random fields for a call of the contract: what its schema asks for, mixed with what means no good. */
import type { Endpoint } from "@pulda/contract";
import * as fc from "fast-check";
import { z } from "zod";

type Json = z.core.JSONSchema.BaseSchema;

const ENGLISH =
  "When a bee comes home, it dances on the comb in the dark. The dance tells the others where the flowers are. " +
  "They follow the dancer closely, and then they fly out in the direction that the dance has shown to them.";

/** Texts that have brought other programs down. */
const HOSTILE_TEXTS = [
  "",
  " ",
  "\0",
  "\r\n\r",
  "\ud800",
  "\ufeff\u200b\u202e",
  "e\u0301\u0302\u0303".repeat(200),
  "\ufdfa".repeat(2000),
  "가".repeat(2001),
  "👩‍👩‍👧‍👦".repeat(50),
  "-1",
  "1e999",
  "NaN",
  "null",
  "[object Object]",
  "__proto__",
  "%00%0a%ff",
  "%_\\%",
  "ㅈㅅ",
  "' OR 1=1; --",
  "${7*7}{{7*7}}<script>alert(1)</script>",
  "../../../../etc/passwd",
  "a".repeat(100_000),
  ". a".repeat(8000),
  "It is clear that it is true. ".repeat(300),
  "[".repeat(5000),
  '{"a":'.repeat(500),
  `[${"1,".repeat(9000)}1]`,
];

const hostileText = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.uint16Array({ maxLength: 100 }).map((codes) => String.fromCharCode(...codes)),
);
const hostileNumber = fc.constantFrom(
  -1,
  0,
  1.5,
  -0,
  2 ** 31,
  2 ** 53,
  Number.MAX_VALUE,
  1e-300,
  -(2 ** 63),
);
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom(null, true, [], {}, [[]], [null], { __proto__: null }),
);

/** A value that a schema is likely to accept: a small number is likely to be an id. */
function fitting(schema: Json): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => fitting(one)));
  switch (schema.type) {
    case "string":
      return fc
        .oneof(
          fc.constantFrom(
            "hive",
            "bees",
            "voice",
            "벌집",
            "own-choice",
            "blank",
            "a@b.co",
            ENGLISH,
          ),
          fc.string({ unit: "grapheme", maxLength: 60 }),
        )
        .map((text) => text.slice(0, schema.maxLength ?? 60_000));
    case "integer":
    case "number":
      return fc.oneof(
        fc.integer({
          min: Math.ceil(schema.minimum ?? 0),
          max: Math.min(12, schema.maximum ?? 12),
        }),
        fc.constantFrom(schema.minimum ?? 0, schema.maximum ?? 99),
      );
    case "boolean":
      return fc.boolean();
    case "array":
      return fc.array(some(schema.items as Json), { maxLength: 6 });
    case "object":
      return fieldsOf(schema);
    default:
      return hostile;
  }
}

function some(schema: Json): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: fitting(schema) }, { weight: 1, arbitrary: hostile });
}

function fieldsOf({ properties = {}, required = [] }: Json): fc.Arbitrary<Record<string, unknown>> {
  const names = Object.entries(properties).map(([name, schema]) => [name, some(schema as Json)]);
  return fc.record(Object.fromEntries(names), { requiredKeys: [...required] });
}

/** Fields of a call, `id` among them where its path has one, and now and then one that it does not know. */
export function arbitraryFields({ request }: Endpoint): fc.Arbitrary<Record<string, unknown>> {
  const schema: Json = z.toJSONSchema(request, { io: "input", unrepresentable: "any" });
  const unknown = fc.dictionary(fc.constantFrom("zzz", "constructor", "toString", "id"), hostile, {
    maxKeys: 1,
  });
  const random = fc.dictionary(
    fc.constantFrom(...Object.keys(schema.properties ?? {}), "x"),
    hostile,
  );
  return fc.oneof(
    { weight: 6, arbitrary: fieldsOf(schema) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(unknown, fieldsOf(schema))
        .map(([more, fields]) => ({ ...more, ...fields })),
    },
    { weight: 2, arbitrary: random },
  );
}
