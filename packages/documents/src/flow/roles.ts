/** What a paragraph is on a paper, and how such paragraphs look: the styles of a file, under names that users read. */

export interface RoleStyle {
  /** The name in the word processor's list of styles. */
  readonly name: string;
  /** In points. */
  readonly size: number;
  readonly isBold?: boolean;
  readonly align: "left" | "center" | "right" | "justify";
  /** How far the paragraph stands in, in em; a marker hangs in it. */
  readonly left?: number;
  /** Whether its first line hangs, though it has no marker. */
  readonly hangs?: boolean;
  /** How far its first line stands in, in em. */
  readonly firstLine?: number;
  /** Space above and below, in points. */
  readonly before: number;
  readonly after: number;
}

/** The size of the text, in points. */
export const TEXT_SIZE = 9.5;
/** From one line to the next, as a multiple of the size. */
export const LINE_HEIGHT = 1.45;

const text = { size: TEXT_SIZE, align: "justify", before: 0, after: 0 } as const;
const ragged = { ...text, align: "left" } as const;

const ROLES = {
  title: { ...text, name: "시험지 제목", size: 16, isBold: true, align: "center" },
  titleLeft: { ...ragged, name: "제목 왼쪽", size: 10 },
  titleRight: { ...text, name: "제목 오른쪽", size: 10, align: "right" },
  nameLine: { ...ragged, name: "이름 줄", size: 9, after: 3 },
  summary: { ...text, name: "문항과 배점", size: 9, align: "right" },
  runningLeft: { ...ragged, name: "머리말 왼쪽", size: 9 },
  runningTitle: { ...text, name: "머리말", size: 10, isBold: true, align: "center" },
  runningRight: { ...text, name: "머리말 오른쪽", size: 9, align: "right" },
  pageNumber: { ...text, name: "쪽 번호", size: 9, align: "center" },
  heading: { ...ragged, name: "묶음 안내", isBold: true, before: 6, after: 3 },
  instruction: { ...ragged, name: "발문", left: 1.5, hangs: true, before: 12, after: 3 },
  passage: { ...text, name: "지문", firstLine: 1, after: 2 },
  boxed: { ...text, name: "상자" },
  boxTitle: { ...text, name: "상자 제목", size: 8.5, align: "center", after: 2 },
  part: { ...text, name: "나눈 글", left: 1.9, before: 2, after: 2 },
  gloss: { ...text, name: "낱말 뜻", size: 8, align: "right", before: 2, after: 2 },
  prompt: { ...text, name: "제시문", before: 2, after: 2 },
  options: { ...ragged, name: "선지 줄", before: 3 },
  option: { ...ragged, name: "선지", left: 1.4, before: 2 },
  cell: { ...text, name: "칸", align: "center" },
  writingLine: { ...ragged, name: "쓰는 줄", before: 9 },
  sheetTitle: { ...ragged, name: "답안지 제목", size: 13, isBold: true, after: 6 },
  sheetRow: { ...ragged, name: "답안 줄", size: 11, after: 4 },
  key: { ...ragged, name: "정답", left: 1.8, hangs: true, before: 6, after: 1 },
  tableGap: { ...ragged, name: "상자와 표 사이", size: 3 },
  tableLine: { ...ragged, name: "표 줄" },
  explanation: { ...text, name: "해설", size: 8.8, after: 2 },
} as const satisfies Readonly<Record<string, RoleStyle>>;

export type Role = keyof typeof ROLES;

/** How paragraphs of a role look. */
export function styleOf(role: Role): RoleStyle {
  return ROLES[role];
}

/** Every role, in a fixed order. */
export const ROLE_NAMES = Object.keys(ROLES) as readonly Role[];
