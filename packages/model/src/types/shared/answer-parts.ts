/** The parts that the answers of several types share, described for the model. */
import { z } from "zod";

/** In characters; the longest option of an exam has a third of it. */
const MAX_OPTION = 400;
const MAX_NOTE = 600;
const MAX_QUOTATION = 1500;

export const refuse = z
  .string()
  .max(1000)
  .default("")
  .describe('"", or in Korean why no good item is possible');

export const difficulty = z
  .enum(["low", "middle", "high"])
  .describe("how hard it is for these students");

export const quotation = (what: string) =>
  z.string().min(1).max(MAX_QUOTATION).describe(`${what}, copied word for word`);

export const sentence = quotation("the whole sentence that holds the target");

export const why = (what = "why this is right, from the text") =>
  z.string().min(4).max(MAX_NOTE).describe(`Korean, 해요체: ${what}`);

export const trap = z
  .string()
  .min(4)
  .max(MAX_NOTE)
  .describe("Korean, 해요체: how a student who half understood comes to choose it");

export const evidence = z
  .array(quotation("a sentence or clause that settles the key"))
  .min(1)
  .max(3);

export const optionText = (what: string) => z.string().min(1).max(MAX_OPTION).describe(what);

/** Four distractors whose text is described by `what`. */
export const distractors = <Text extends z.ZodType>(text: Text) =>
  z
    .array(
      z.strictObject({
        text,
        why: why("why the text rules it out"),
        trap,
      }),
    )
    .length(4);
