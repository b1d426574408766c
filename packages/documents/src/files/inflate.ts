/** Inflates raw deflate data, never to more than a bound. */
import { Inflate } from "fflate";
import { DocumentError } from "./document-error.ts";

/** So many bytes are handed over at a time: one part inflates to a thousand times as much at most. */
const PART = 4096;

/**
 * The inflated bytes.
 * @param most more bytes are refused
 * @throws DocumentError "bomb" or "damaged"
 */
export function inflateBounded(data: Uint8Array, most: number): Uint8Array {
  const chunks: Uint8Array[] = [];
  let length = 0;
  let isEnded = false;
  const inflate = new Inflate((chunk, isFinal) => {
    length += chunk.length;
    if (length > most) throw new DocumentError("bomb");
    chunks.push(chunk);
    isEnded ||= isFinal;
  });
  try {
    for (let at = 0; at < data.length || at === 0; at += PART)
      inflate.push(data.subarray(at, at + PART), at + PART >= data.length);
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    throw new DocumentError("damaged", { cause: error });
  }
  if (!isEnded) throw new DocumentError("damaged");
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
