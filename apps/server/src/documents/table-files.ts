/** Tables as the files that a call answers with. */
import { Readable } from "node:stream";
import type { FileReply } from "../http/files.ts";

/** What a table of each format is. */
export const TABLE_FILES = {
  csv: { type: "text/csv; charset=utf-8", ending: "csv" },
  xlsx: {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    ending: "xlsx",
  },
} as const;

/** @param as the names without their ending, `name` in ASCII */
export function tableReply(
  format: keyof typeof TABLE_FILES,
  content: Uint8Array | string,
  as: { readonly name: string; readonly title: string; readonly warnings?: readonly string[] },
): FileReply {
  const { type, ending } = TABLE_FILES[format];
  return {
    type,
    name: `${as.name}.${ending}`,
    title: `${as.title}.${ending}`,
    content: Readable.from([Buffer.from(content)]),
    ...(as.warnings && { warnings: as.warnings }),
  };
}

/**
 * A moment where the user is.
 * @param time ISO 8601
 * @param zone minutes east of UTC
 * @example localTime("2026-11-23T04:20:59.000Z", 540) // "2026-11-23 13:20"
 */
export function localTime(time: string, zone: number): string {
  const shifted = new Date(Date.parse(time) + zone * 60_000).toISOString();
  return `${shifted.slice(0, 10)} ${shifted.slice(11, 16)}`;
}
