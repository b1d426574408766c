/** Dates, times, sums and numbers of notices, as Korean says them. */

/** The source of an expression for the name of a month. */
export const MONTHS =
  "January|February|March|April|May|June|July|August|September|October|November|December";
const MONTH_NAMES = MONTHS.split("|");
const WEEKDAYS: Readonly<Record<string, string>> = {
  Monday: "월요일",
  Tuesday: "화요일",
  Wednesday: "수요일",
  Thursday: "목요일",
  Friday: "금요일",
  Saturday: "토요일",
  Sunday: "일요일",
};
const WEEKDAY = Object.keys(WEEKDAYS).join("|");
const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  hundred: 100,
};

/** The sources of expressions: a number, a date without its weekday, a date with it, a time. */
export const NUMBER = `(?:\\d{1,4}|${Object.keys(NUMBERS)
  .toSorted((a, b) => b.length - a.length)
  .join("|")})`;
export const DATE = `(?:${MONTHS}) \\d{1,2}(?!\\d)(?:st|nd|rd|th)?`;
export const DAY = `(?:(?:${WEEKDAY}),? )?${DATE}`;
export const TIME = `(?:\\d{1,2}(?::\\d\\d)? ?(?:a\\.m\\.|p\\.m\\.|AM|PM|am|pm)|noon|midnight)`;
export const MONEY = `[$£€]\\d+(?:,\\d{3})*(?:\\.\\d\\d)?(?!\\d|[.,]\\d)`;

/** @example numberOf("twelve") // 12 */
export function numberOf(word: string): number {
  return NUMBERS[word.toLowerCase()] ?? Number(word);
}

/** @example dateOf("Saturday, May 18") // "5월 18일 토요일" */
export function dateOf(text: string): string | null {
  const found = new RegExp(`(?:(${WEEKDAY}),? )?(${MONTHS}) (\\d{1,2})(?!\\d)`, "u").exec(text);
  if (!found) return null;
  const [, weekday, month = "", day = ""] = found;
  const date = `${MONTH_NAMES.indexOf(month) + 1}월 ${Number(day)}일`;
  return weekday ? `${date} ${WEEKDAYS[weekday]}` : date;
}

/** Dates without their weekdays, in the order of a text, each once. */
export function datesIn(text: string): string[] {
  return [
    ...new Set([...text.matchAll(new RegExp(DATE, "gu"))].flatMap(([one]) => dateOf(one) ?? [])),
  ];
}

/** @example timeOf("7:30 p.m.") // "오후 7시 30분" */
export function timeOf(text: string): string | null {
  if (/noon/iu.test(text)) return "정오";
  if (/midnight/iu.test(text)) return "자정";
  const found = /(\d{1,2})(?::(\d\d))? ?([ap])/iu.exec(text);
  if (!found) return null;
  const [, hour = "", minutes, half = ""] = found;
  if (Number(hour) > 12) return null;
  if (hour === "12" && (minutes ?? "00") === "00")
    return half.toLowerCase() === "a" ? "자정" : "정오";
  const rest = minutes && Number(minutes) > 0 ? ` ${Number(minutes)}분` : "";
  return `${half.toLowerCase() === "a" ? "오전" : "오후"} ${Number(hour)}시${rest}`;
}

/** @example sumOf("$15") // "15달러" */
export function sumOf(text: string): string {
  const unit = { "£": "파운드", "€": "유로" }[text.charAt(0)] ?? "달러";
  return `${text.slice(1).replace(/\.00$/u, "")}${unit}`;
}

/** @example weekdaysOf("Saturday and Sunday") // "토요일과 일요일" */
export function weekdaysOf(text: string): string | null {
  const days = [...text.matchAll(new RegExp(WEEKDAY, "gu"))].map(([day]) => WEEKDAYS[day] ?? "");
  if (days.length === 0) return null;
  return days.reduce(
    (said, day, at) =>
      at === 0 ? day : `${said}${at === days.length - 1 && days.length === 2 ? "과 " : ", "}${day}`,
    "",
  );
}
