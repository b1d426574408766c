/** From what was sent to what a handler gets. */
import { CODE, coerce, type FieldError } from "@pulda/contract";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { Failure } from "./failure.ts";

// Where a schema has no message of its own, the user still reads Korean.
z.config(z.locales.ko());

const LOOK_AT_FIELDS = "입력한 내용을 확인해 주세요.";

/** Query, body and the path's id as the schema's fields, or the failure that names the wrong ones. */
export function parseRequest<Request extends z.ZodObject>(
  schema: Request,
  request: FastifyRequest,
): z.output<Request> | Failure {
  const sent = {
    ...record(request.query),
    ...record(request.body),
    ...record(request.params),
  };
  const fields = coerce(schema, sent);
  const zero = fieldWithZero(fields, "");
  if (zero !== null) return fieldsFailure([{ field: zero, message: "쓸 수 없는 글자가 있어요." }]);
  const parsed = schema.safeParse(fields);
  return parsed.success ? parsed.data : fieldsFailure(parsed.error.issues.map(fieldError));
}

function fieldsFailure(errors: FieldError[]): Failure {
  return new Failure(CODE.invalid, errors[0]?.message ?? LOOK_AT_FIELDS, { errors });
}

function fieldError({ path, message }: z.core.$ZodIssue): FieldError {
  return { field: path.join("."), message };
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

/** The path of a text with a zero character, which no data base keeps; null when there is none. */
function fieldWithZero(value: unknown, path: string): string | null {
  if (typeof value === "string") return value.includes("\u0000") ? path : null;
  if (typeof value !== "object" || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const found = fieldWithZero(inner, path === "" ? name : `${path}.${name}`);
    if (found !== null) return found;
  }
  return null;
}
