import { z } from "zod";

/** A text that items are made from. `translation` is the teacher's Korean, where there is one. */
export const Passage = z.strictObject({
  title: z.string().optional(),
  text: z.string(),
  translation: z.string().optional(),
});
export type Passage = z.infer<typeof Passage>;

/** A span of a passage's text, half-open `[start, end)`, in UTF-16 units. */
export const Span = z
  .strictObject({ start: z.int().min(0), end: z.int().min(0) })
  .refine((span) => span.start <= span.end, "a span ends before it starts");
export type Span = z.infer<typeof Span>;
