/** A passage of the library as a text file: some lines of `name: value`, an empty line, and the text. */
import { z } from "zod";

export const GRADES = ["중3", "고1", "고2", "고3"] as const;

const Header = z.strictObject({
  title: z.string().min(1).max(40),
  grade: z.enum(GRADES),
  subject: z.string().min(1).max(10),
  kind: z.enum(["설명", "논설", "이야기", "편지", "안내문", "전기", "수필"]),
});

export interface LibraryPassage extends z.infer<typeof Header> {
  /** The file's name without its ending: the passage's address. */
  readonly slug: string;
  readonly text: string;
}

/** 1–5: how hard the items of each grade are. */
const LEVEL_OF = { 중3: 1, 고1: 2, 고2: 3, 고3: 4 } as const;

/** @example levelOf("고2") // 3 */
export function levelOf(grade: (typeof GRADES)[number]): number {
  return LEVEL_OF[grade];
}

/**
 * Reads a passage file.
 * @throws where a line of the header is missing, unknown or has another form
 * @example readPassage("bees", "title: 벌\ngrade: 고1\nsubject: 생물\nkind: 설명\n\nBees dance.").text
 */
export function readPassage(slug: string, file: string): LibraryPassage {
  const end = file.indexOf("\n\n");
  if (end < 0) throw new Error(`${slug}: an empty line is wanted between the header and the text`);
  const lines = file.slice(0, end).split("\n");
  const fields = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, Math.max(0, colon)).trim(), line.slice(colon + 1).trim()];
  });
  return { slug, ...Header.parse(Object.fromEntries(fields)), text: file.slice(end).trim() };
}
