/** Parses the fields of a request, or gives a Korean message for each invalid one. */
import { CODE, coerce, type FieldError } from "@pulda/contract";
import type { z } from "zod";
import { Failure } from "./failure.ts";
import type { Fields } from "./request-body.ts";

const INVALID_FIELDS = "입력한 내용을 확인해 주세요.";

/** The parsed fields, or a failure that names the invalid ones. */
export function parseFields<Request extends z.ZodObject>(
  schema: Request,
  sent: Fields,
): z.output<Request> | Failure {
  const fields = coerce(schema, sent);
  const unusable = nullCharacters(fields);
  if (unusable.length > 0) return fieldsFailure(unusable);
  const parsed = schema.safeParse(fields, { error: defaultMessage });
  return parsed.success ? parsed.data : fieldsFailure(parsed.error.issues.flatMap(flattenIssue));
}

/** One message for each field. */
function fieldsFailure(found: readonly FieldError[]): Failure {
  const byField = new Map<string, FieldError>();
  for (const error of found) if (!byField.has(error.field)) byField.set(error.field, error);
  const errors = [...byField.values()];
  return new Failure(CODE.invalid, errors[0]?.message ?? INVALID_FIELDS, { errors });
}

/** The default message where the schema has none of its own. */
function defaultMessage(issue: z.core.$ZodRawIssue): string {
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
 * The issue of a union hides those of its members. The member that was meant is the one whose issue has
 * the longest path, so that `types.0.count` is named rather than `types`.
 */
function flattenIssue(issue: z.core.$ZodIssue): FieldError[] {
  const field = issue.path.join(".");
  if (issue.code !== "invalid_union") return [{ field, message: issue.message }];
  const meant = issue.errors.find((issues) => issues.some(({ path }) => path.length > 0));
  if (!meant) return [{ field, message: issue.message }];
  return meant.flatMap((inner) => flattenIssue({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Strings with U+0000, which PostgreSQL cannot store. */
function nullCharacters(value: unknown, path: readonly string[] = []): FieldError[] {
  if (typeof value === "string")
    return value.includes("\0")
      ? [{ field: path.join("."), message: "쓸 수 없는 글자(U+0000)가 들어 있어요." }]
      : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => nullCharacters(inner, [...path, key]));
}
