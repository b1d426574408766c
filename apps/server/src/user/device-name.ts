/** What a browser says of itself, in Korean words. */
import { parse } from "bowser";

/** Browsers inside of apps, which the library takes for the browser that they are made of. */
const IN_APPS: readonly [RegExp, string][] = [
  [/KAKAOTALK/i, "카카오톡"],
  [/NAVER\(inapp/i, "네이버 앱"],
  [/Instagram/i, "인스타그램"],
];
const BROWSERS: Readonly<Record<string, string>> = {
  Chrome: "크롬",
  Chromium: "크로미엄",
  Safari: "사파리",
  Firefox: "파이어폭스",
  "Microsoft Edge": "엣지",
  "Samsung Internet for Android": "삼성 인터넷",
  "NAVER Whale Browser": "웨일",
  Opera: "오페라",
  "Opera Touch": "오페라",
  Vivaldi: "비발디",
  "Internet Explorer": "인터넷 익스플로러",
};
const SYSTEMS: Readonly<Record<string, string>> = {
  Windows: "윈도우",
  macOS: "맥",
  Android: "안드로이드",
  Linux: "리눅스",
  "Chrome OS": "크롬북",
};

/**
 * @param userAgent the header, bounded
 * @example deviceName("Mozilla/5.0 (iPhone; …) … Safari/604.1") // { browser: "사파리", system: "아이폰" }
 */
export function deviceName(userAgent: string): { browser: string; system: string } {
  if (userAgent === "") return { browser: "알 수 없는 브라우저", system: "알 수 없는 기기" };
  const { browser, os, platform } = parse(userAgent);
  const app = IN_APPS.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = /iPad|iPhone/.exec(userAgent)?.[0];
  return {
    browser: app ?? BROWSERS[browser.name ?? ""] ?? "알 수 없는 브라우저",
    system:
      system === "iPad" || platform.model === "iPad"
        ? "아이패드"
        : system === "iPhone"
          ? "아이폰"
          : (SYSTEMS[os.name ?? ""] ?? "알 수 없는 기기"),
  };
}
