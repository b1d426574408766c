/** Parses the fields of a request, or gives a Korean message for each invalid one. */
import { CODE, coerce, type Endpoint, type FieldError } from "@pulda/contract";
import type { z } from "zod";
import { Failure } from "./failure.ts";
import { maxValuesOf, type Fields } from "./request-body.ts";

const INVALID_FIELDS = "입력한 내용을 확인해 주세요.";

/** The most fields that a failure names, and the most characters of each and of its message. */
const MAX_ERRORS = 20;
const MAX_FIELD_LENGTH = 100;
const MAX_MESSAGE_LENGTH = 300;

/** The parsed fields, or a failure that names the invalid ones. */
export function parseFields<E extends Pick<Endpoint, "request" | "bodyLimit">>(
  endpoint: E,
  sent: Fields,
): z.output<E["request"]> | Failure {
  const fields = coerce(endpoint.request, sent, maxValuesOf(endpoint));
  const unusable = cleanTexts(fields);
  if (unusable !== null) return fieldsFailure([unusable]);
  const parsed = endpoint.request.safeParse(fields, { error: defaultMessage });
  if (parsed.success) return parsed.data as z.output<E["request"]>;
  return fieldsFailure(flattenIssues(parsed.error.issues));
}

/** One message for each field. */
function fieldsFailure(found: Iterable<FieldError>): Failure {
  const byField = new Map<string, FieldError>();
  for (const { field, message } of found) {
    const name = shortened(field, MAX_FIELD_LENGTH);
    if (!byField.has(name))
      byField.set(name, { field: name, message: shortened(message, MAX_MESSAGE_LENGTH) });
    if (byField.size === MAX_ERRORS) break;
  }
  const errors = [...byField.values()];
  return new Failure(CODE.invalid, errors[0]?.message ?? INVALID_FIELDS, { errors });
}

function shortened(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
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
      return `모르는 항목이 있어요: ${shortened(issue.keys.slice(0, 3).join(", "), MAX_FIELD_LENGTH)}`;
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
function* flattenIssues(
  issues: readonly z.core.$ZodIssue[],
  above: readonly PropertyKey[] = [],
): Generator<FieldError> {
  for (const issue of issues) {
    const path = [...above, ...issue.path];
    const meant =
      issue.code === "invalid_union"
        ? issue.errors.find((inner) => inner.some((one) => one.path.length > 0))
        : undefined;
    if (meant) yield* flattenIssues(meant, path);
    else yield { field: path.map(String).join("."), message: issue.message };
  }
}

/**
 * Makes every text what it is however it was sent, in place, so that offsets into it hold: lines end in "\n"
 * (a multipart body has "\r\n"), and half a surrogate pair is U+FFFD, as both databases store it.
 * @returns the first text with U+0000, which PostgreSQL cannot store
 */
function cleanTexts(value: object, path = ""): FieldError | null {
  for (const [key, inner] of Object.entries(value)) {
    const field = path === "" ? key : `${path}.${key}`;
    if (typeof inner === "string") {
      if (inner.includes("\0")) return { field, message: "쓸 수 없는 글자(U+0000)가 들어 있어요." };
      if (!inner.isWellFormed() || inner.includes("\r"))
        (value as Record<string, unknown>)[key] = cleanText(inner);
    } else if (typeof inner === "object" && inner !== null) {
      const unusable = cleanTexts(inner, field);
      if (unusable !== null) return unusable;
    }
  }
  return null;
}

function cleanText(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").toWellFormed();
}
