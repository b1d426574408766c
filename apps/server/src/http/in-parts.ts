/** Results that are too large to be written at once: their lists are read, written and sent a part at a time. */
import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { CODE } from "@pulda/contract";

/** The fields of a result, of which some are lists that come in parts; they are sent in the order of the fields. */
type FieldsInParts<T> = {
  readonly [K in keyof T]:
    | T[K]
    | (T[K] extends (infer Element)[] ? AsyncIterable<Element[]> : never);
};

/**
 * A result whose lists come in parts.
 * @example return new InParts<ExamDocument>({ ...head, questions: pages() })
 */
export class InParts<T extends object> {
  readonly fields: FieldsInParts<T>;

  constructor(fields: FieldsInParts<T>) {
    this.fields = fields;
  }
}

/** The envelope as a stream; an error on the way breaks the connection off, as an envelope can no longer say so. */
export function envelopeInParts(result: InParts<object>): Readable {
  return Readable.from(texts(result), { highWaterMark: 1 });
}

async function* texts({ fields }: InParts<object>): AsyncGenerator<Buffer, void, void> {
  let between = `{"code":${CODE.ok},"result":{`;
  for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
    if (value === undefined) continue;
    between += `${JSON.stringify(name)}:`;
    if (!isInParts(value)) {
      yield Buffer.from(between + JSON.stringify(value));
      between = ",";
      continue;
    }
    between += "[";
    let isFirst = true;
    for await (const part of value) {
      await setImmediate();
      if (part.length === 0) continue;
      yield Buffer.from(between + JSON.stringify(part).slice(1, -1));
      between = isFirst ? "," : between;
      isFirst = false;
    }
    between = isFirst ? `${between}],` : "],";
  }
  yield Buffer.from(`${between.replace(/,$/, "")}}}`);
}

function isInParts(value: unknown): value is AsyncIterable<unknown[]> {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}

/** A list that is there already, in parts. */
export async function* partsOf<T>(list: readonly T[], size = 20): AsyncGenerator<T[], void, void> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size);
}
