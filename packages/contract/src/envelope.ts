/** The envelope: the body of every answer of the API. */
import { z } from "zod";

/** The codes of expected outcomes; the HTTP status stays 200. */
export const CODE = {
  ok: 200,
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  tooMany: 429,
} as const;

export const FieldError = z.object({ field: z.string(), message: z.string() });
export type FieldError = z.infer<typeof FieldError>;

export const Pagination = z.object({
  total_count: z.int(),
  count_pages: z.int(),
  current_page: z.int(),
  limit: z.int(),
});
export type Pagination = z.infer<typeof Pagination>;

export const Envelope = z.object({
  code: z.int(),
  result: z.unknown().optional(),
  pagination: Pagination.optional(),
  message: z.string().optional(),
  errors: z.array(FieldError).optional(),
  /** With code 429: how many seconds to wait before retrying. */
  retry_after: z.int().optional(),
});
export type Envelope = z.infer<typeof Envelope>;
