/** The one error that reading a file throws. */

const MESSAGES = {
  empty: "빈 파일이에요.",
  "too-large": "파일이 너무 커요. 30MB까지 읽을 수 있어요.",
  "unknown-type":
    "읽을 수 없는 파일이에요. PDF, 한글(HWP·HWPX), 워드(DOCX), 텍스트, 사진 파일을 골라 주세요.",
  "old-word": "예전 워드 파일(DOC)은 읽을 수 없어요. 워드에서 DOCX로 다시 저장해 주세요.",
  "old-hangul": "예전 한글 파일(3.0 이하)은 읽을 수 없어요. 한글에서 HWPX로 다시 저장해 주세요.",
  "hangul-xml": "한글 XML 파일(HML)은 읽을 수 없어요. 한글에서 HWPX로 다시 저장해 주세요.",
  "rich-text": "RTF 파일은 읽을 수 없어요. DOCX로 다시 저장해 주세요.",
  spreadsheet: "엑셀 파일은 읽을 수 없어요. CSV로 다시 저장해 주세요.",
  "old-excel": "예전 엑셀 파일(XLS)은 읽을 수 없어요. XLSX나 CSV로 다시 저장해 주세요.",
  "no-words": "단어 목록으로 읽을 수 없는 파일이에요. 엑셀(XLSX), CSV, 텍스트 파일을 골라 주세요.",
  slides: "파워포인트 파일은 읽을 수 없어요. PDF로 다시 저장해 주세요.",
  archive: "압축 파일은 읽을 수 없어요. 풀어서 문서 파일을 골라 주세요.",
  program: "문서가 아니라 프로그램 파일이에요.",
  "photo-type": "이 사진 형식(HEIC)은 읽을 수 없어요. JPG나 PNG로 바꿔 주세요.",
  encrypted: "암호가 걸린 파일이에요. 암호를 풀어 저장한 뒤 다시 골라 주세요.",
  distributed: "배포용으로 저장한 한글 문서예요. 편집할 수 있는 문서로 저장한 뒤 다시 골라 주세요.",
  damaged: "파일이 깨져 있어서 읽을 수 없어요. 원래 프로그램에서 열어 다시 저장해 주세요.",
  bomb: "파일을 풀면 너무 커져서 읽지 않았어요.",
  "unsafe-names": "파일 안의 이름이 안전하지 않아서 읽지 않았어요.",
  "unsafe-xml": "파일 안에 허용하지 않는 XML 선언이 있어서 읽지 않았어요.",
  "too-many-pages": "쪽이 너무 많아요. 200쪽까지 읽을 수 있어요. 필요한 쪽만 따로 저장해 주세요.",
  "no-text": "파일에서 글을 찾지 못했어요.",
  scanned: "글자가 없는 PDF예요. 스캔한 쪽을 JPG나 PNG 사진으로 저장해 골라 주세요.",
  "many-scans":
    "글자가 없는 PDF예요. 스캔한 쪽은 10쪽까지 읽을 수 있어요. 필요한 쪽만 따로 저장해 주세요.",
  "large-photo": "사진이 너무 커요. 4천만 화소까지 읽을 수 있어요.",
  "unreadable-photo": "사진을 읽지 못했어요. 글자가 똑바로 보이게 다시 찍어 주세요.",
  encoding: "글자 코드를 알 수 없어요. UTF-8로 다시 저장해 주세요.",
} as const;

export type DocumentProblem = keyof typeof MESSAGES;

/** Why a file cannot be read; its message is Korean, for the user. */
export class DocumentError extends Error {
  readonly problem: DocumentProblem;

  constructor(problem: DocumentProblem, options?: ErrorOptions) {
    super(MESSAGES[problem], options);
    this.name = "DocumentError";
    this.problem = problem;
  }
}
