/** The form of an answer as a model reads it: JSON with a description in the place of each value. */
import { z } from "zod";
import type { JsonSchema } from "./asking/request.ts";

interface Node {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly enum?: readonly unknown[];
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** The JSON Schema of an answer, without what some providers do not take. */
export function schemaOf(answer: z.ZodType): JsonSchema {
  return plain(z.toJSONSchema(answer)) as JsonSchema;
}

/** Only the words that every provider of structured answers knows. */
const KNOWN = new Set([
  "type",
  "properties",
  "items",
  "required",
  "additionalProperties",
  "enum",
  "description",
]);

function plain(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(plain);
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([name]) => KNOWN.has(name))
      .map(([name, value]) => [
        name,
        name === "properties"
          ? Object.fromEntries(
              Object.entries(value as object).map(([key, one]) => [key, plain(one)]),
            )
          : plain(value),
      ]),
  );
}

/** @example describeForm(z.strictObject({ answer: z.string().describe("the word") })) // { "answer": "<the word>" } */
export function describeForm(answer: z.ZodType): string {
  return describe(z.toJSONSchema(answer) as Node, "");
}

function describe(node: Node, indent: string): string {
  const inner = `${indent}  `;
  if (node.type === "object") {
    const fields = Object.entries(node.properties ?? {}).map(
      ([name, field]) => `${inner}${JSON.stringify(name)}: ${describe(field, inner)}`,
    );
    return `{\n${fields.join(",\n")}\n${indent}}`;
  }
  if (node.type === "array") {
    const { minItems, maxItems, items = {} } = node;
    const count =
      minItems === maxItems ? `${minItems}` : `${minItems ?? 0} to ${maxItems ?? "any number"}`;
    return `[ ${describe(items, indent)} ] (${count} of them${node.description ? `: ${node.description}` : ""})`;
  }
  if (node.enum) return `${node.enum.map((one) => JSON.stringify(one)).join(" | ")}${note(node)}`;
  if (node.type === "string") return `"<${node.description ?? "text"}>"`;
  return `<${node.type}${node.description ? `: ${node.description}` : ""}>`;
}

function note({ description }: Node): string {
  return description ? ` (${description})` : "";
}
