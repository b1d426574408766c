/** From what was sent to what a handler gets, or to Korean sentences about what is wrong. */
import { CODE, coerce, type FieldError } from "@pulda/contract";
import type { z } from "zod";
import { Failure } from "./failure.ts";
import type { Fields } from "./request-body.ts";

const LOOK_AT_FIELDS = "입력한 내용을 확인해 주세요.";

/** The fields as the schema wants them, or the failure that names the wrong ones. */
export function parseFields<Request extends z.ZodObject>(
  schema: Request,
  sent: Fields,
): z.output<Request> | Failure {
  const fields = coerce(schema, sent);
  const unusable = textsWithZero(fields);
  if (unusable.length > 0) return fieldsFailure(unusable);
  const parsed = schema.safeParse(fields, { error: sentence });
  return parsed.success ? parsed.data : fieldsFailure(parsed.error.issues.flatMap(unfold));
}

/** One sentence for each field. */
function fieldsFailure(found: readonly FieldError[]): Failure {
  const byField = new Map<string, FieldError>();
  for (const error of found) if (!byField.has(error.field)) byField.set(error.field, error);
  const errors = [...byField.values()];
  return new Failure(CODE.invalid, errors[0]?.message ?? LOOK_AT_FIELDS, { errors });
}

/** What is said where the schema has no sentence of its own. */
function sentence(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? "값을 넣어 주세요."
        : `${KIND[issue.expected] ?? "다른 값"}이어야 해요.`;
    case "too_small":
      return `${String(issue.minimum)} 이상이어야 해요.`;
    case "too_big":
      return `${String(issue.maximum)}까지 쓸 수 있어요.`;
    case "unrecognized_keys":
      return `모르는 항목이 있어요: ${issue.keys.join(", ")}`;
    default:
      return "올바른 값이 아니에요.";
  }
}

const KIND: Readonly<Record<string, string>> = {
  string: "글",
  number: "수",
  int: "정수",
  boolean: "true 또는 false",
  array: "목록",
  object: "항목의 모음",
};

/**
 * A union's issue hides those of its members. The member that was meant is the one that was
 * understood deepest, so that `types.0.count` is named rather than `types`.
 */
function unfold(issue: z.core.$ZodIssue): FieldError[] {
  const field = issue.path.join(".");
  if (issue.code !== "invalid_union") return [{ field, message: issue.message }];
  const meant = issue.errors.find((issues) => issues.some(({ path }) => path.length > 0));
  if (!meant) return [{ field, message: issue.message }];
  return meant.flatMap((inner) => unfold({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Texts with U+0000, which no text has and PostgreSQL cannot store. */
function textsWithZero(value: unknown, path: readonly string[] = []): FieldError[] {
  if (typeof value === "string")
    return value.includes("\0")
      ? [{ field: path.join("."), message: "쓸 수 없는 글자(U+0000)가 들어 있어요." }]
      : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsWithZero(inner, [...path, key]));
}
