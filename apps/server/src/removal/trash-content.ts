/** What 휴지통 remembers of a thing besides its rows. */
import { z } from "zod";

/** How long what was removed can be restored. */
export const TRASH_DAYS = 30;
/** Beyond so many exams and folders of a user the oldest are removed for good. */
export const MAX_TRASH = 2000;

const ExamContent = z.object({
  favorite_id: z.number().nullable(),
  items: z.number(),
  /** The ids of the words and notes that point to it. */
  words: z.array(z.number()),
  notes: z.array(z.number()),
});
const FolderContent = z.object({ exams: z.array(z.number()) });

export type ExamContent = z.infer<typeof ExamContent>;
export type FolderContent = z.infer<typeof FolderContent>;

export const readExamContent = (json: string): ExamContent => ExamContent.parse(JSON.parse(json));
export const readFolderContent = (json: string): FolderContent =>
  FolderContent.parse(JSON.parse(json));

/** The moment since which what was removed can still be restored. */
export function trashSince(now: Date): string {
  return new Date(now.getTime() - TRASH_DAYS * DAY_MS).toISOString();
}

/** When what is removed now is removed for good. */
export function trashUntil(now: Date): string {
  return new Date(now.getTime() + TRASH_DAYS * DAY_MS).toISOString();
}

const DAY_MS = 86_400_000;
