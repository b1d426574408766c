/** How the user prints papers; kept on this device, since a teacher prints the next one alike. */
import type { ExportFormat } from "@pulda/contract";
import type { PaperSource, PaperWish } from "../../api/documents.ts";
import { paperKey } from "../../api/own-storage.ts";

export interface PaperSettings {
  readonly format: ExportFormat;
  readonly answers: "none" | "end" | "only";
  readonly explanations: boolean;
  readonly size: "A4" | "B4";
  readonly columns: 1 | 2;
  readonly left: string;
  readonly right: string;
  readonly nameLine: boolean;
  readonly shareTexts: boolean;
  readonly answerSheet: boolean;
}

const USUAL: PaperSettings = {
  format: "pdf",
  answers: "none",
  explanations: false,
  size: "A4",
  columns: 2,
  left: "",
  right: "영어",
  nameLine: true,
  shareTexts: true,
  answerSheet: false,
};

/**
 * As the user left them; the usual ones where nothing is kept, or what is kept cannot be read. Missed items are a paper
 * in any case.
 */
export function loadPaperSettings(userId: number, kind: PaperSource["kind"]): PaperSettings {
  const settings = keptSettings(userId);
  return kind === "exam" || isPaper(settings.format) ? settings : { ...settings, format: "pdf" };
}

function keptSettings(userId: number): PaperSettings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(paperKey(userId)) ?? "null");
    return typeof kept === "object" && kept !== null ? withKept(kept) : USUAL;
  } catch {
    return USUAL;
  }
}

/** Whether a format is a paper, whose look is chosen. */
export function isPaper(format: ExportFormat): boolean {
  return format === "pdf" || format === "hwpx" || format === "docx";
}

/** Keeps the settings; does nothing where the browser cannot. */
export function savePaperSettings(userId: number, settings: PaperSettings) {
  try {
    localStorage.setItem(paperKey(userId), JSON.stringify(settings));
  } catch {
    return;
  }
}

const CHOICES = {
  format: ["pdf", "hwpx", "docx", "json", "gift", "moodle", "qti", "anki"],
  answers: ["none", "end", "only"],
  size: ["A4", "B4"],
  columns: [1, 2],
} as const;

/** Each kept setting that is one; the usual one for any other. */
function withKept(kept: object): PaperSettings {
  const entries = Object.entries(USUAL).map(([name, usual]) => {
    const value: unknown = name in kept ? kept[name as keyof typeof kept] : usual;
    const choices: readonly unknown[] | undefined = CHOICES[name as keyof typeof CHOICES];
    const isOne = choices ? choices.includes(value) : typeof value === typeof usual;
    return [name, isOne ? value : usual];
  });
  return Object.fromEntries(entries) as PaperSettings;
}

/** The fields of the calls, besides what is printed. */
export function paperFieldsOf(settings: PaperSettings): PaperWish {
  const { answers, explanations, size, columns, left, right } = settings;
  return {
    answers,
    explanations: answers !== "none" && explanations,
    size,
    columns,
    left: left.trim(),
    right: right.trim(),
    name_line: settings.nameLine,
    share_texts: settings.shareTexts,
    answer_sheet: settings.answerSheet && answers !== "only",
  };
}
