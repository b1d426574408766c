/** The mails that users get, in plain text. */
import type { OutgoingMail } from "./transport.ts";

const GREETING = "안녕하세요, 풀다예요.";
const NOT_YOU = "요청한 적이 없다면 이 메일은 그냥 지워 주세요. 아무 일도 일어나지 않아요.";

function mail(to: string, subject: string, ...paragraphs: string[]): OutgoingMail {
  return { to, subject, text: `${[GREETING, ...paragraphs].join("\n\n")}\n\n풀다 드림\n` };
}

export function registerMail(to: string, url: string): OutgoingMail {
  return mail(
    to,
    "[풀다] 가입을 마쳐 주세요",
    "풀다에 가입해 주셔서 고마워요. 아래 링크를 누르고 가입할 때 정한 비밀번호를 넣으면 가입이 끝나요.",
    url,
    "링크는 하루 동안 쓸 수 있어요.",
    NOT_YOU,
  );
}

export function alreadyRegisteredMail(to: string, url: string): OutgoingMail {
  return mail(
    to,
    "[풀다] 이미 가입한 이메일이에요",
    "방금 이 이메일로 가입하려는 요청이 있었는데, 이미 가입되어 있어요. 로그인하면 바로 쓸 수 있어요.",
    url,
    "비밀번호가 기억나지 않으면 로그인 화면에서 '비밀번호를 잊었어요'를 눌러 주세요.",
    NOT_YOU,
  );
}

export function verifyMail(to: string, url: string): OutgoingMail {
  return mail(
    to,
    "[풀다] 이메일을 인증해 주세요",
    "아래 링크를 누르면 이 이메일이 본인 것이라는 게 확인돼요.",
    url,
    "링크는 하루 동안 쓸 수 있어요.",
    NOT_YOU,
  );
}

export function resetMail(to: string, url: string): OutgoingMail {
  return mail(
    to,
    "[풀다] 비밀번호 다시 정하기",
    "비밀번호를 다시 정하려면 아래 링크를 눌러 주세요.",
    url,
    "링크는 30분 동안, 한 번만 쓸 수 있어요. 새 비밀번호를 정하면 모든 기기에서 로그아웃돼요.",
    "요청한 적이 없다면 이 메일은 그냥 지워 주세요. 비밀번호는 그대로예요.",
  );
}

export function newDeviceMail(
  to: string,
  { browser, system, time, url }: { browser: string; system: string; time: string; url: string },
): OutgoingMail {
  return mail(
    to,
    "[풀다] 새 기기에서 로그인했어요",
    `${time}에 ${system}의 ${browser}에서 로그인했어요.`,
    "본인이라면 아무것도 하지 않아도 돼요.",
    "본인이 아니라면 계정 화면에서 그 기기를 로그아웃하고 비밀번호를 바꿔 주세요.",
    url,
  );
}

export function passwordChangedMail(
  to: string,
  { time, url }: { time: string; url: string },
): OutgoingMail {
  return mail(
    to,
    "[풀다] 비밀번호를 바꿨어요",
    `${time}에 비밀번호를 바꿨어요. 다른 기기에서는 로그아웃됐어요.`,
    "본인이 바꾼 것이 아니라면 지금 바로 비밀번호를 다시 정해 주세요.",
    url,
  );
}

export function twoStepOffMail(
  to: string,
  { time, url }: { time: string; url: string },
): OutgoingMail {
  return mail(
    to,
    "[풀다] 두 단계 로그인을 껐어요",
    `${time}에 두 단계 로그인을 껐어요. 이제 비밀번호만으로 로그인해요.`,
    "휴대폰을 바꿨다면 계정 화면에서 다시 켜 주세요.",
    "본인이 끈 것도, 꺼 달라고 한 것도 아니라면 지금 바로 비밀번호를 바꾸고 풀다를 운영하는 사람에게 알려 주세요.",
    url,
  );
}

/** @example koreanTime("2026-11-22T07:00:00.000Z") // "2026년 11월 22일 오후 4:00" */
export function koreanTime(time: string): string {
  return new Date(time).toLocaleString("ko-KR", {
    timeZone: "Asia/Seoul",
    dateStyle: "long",
    timeStyle: "short",
  });
}
