import type { AuditAction } from "@pulda/contract";

/** What the log says in the words of the contract. */
const WORDS: Readonly<Record<string, string>> = {
  "admin_level 0": "관리자",
  "admin_level 1": "회원",
  "0": "관리자",
  "1": "회원",
  open: "누구나",
  invitation: "초대받은 사람만",
  closed: "아무도",
};

/**
 * The detail of a line in the audit log.
 * @example detailText("role", "admin_level 1 → 0") // "회원 → 관리자"
 */
export function detailText(action: AuditAction, detail: string): string {
  if (action === "sign-out") return /^\d+$/.test(detail) ? `기기 ${detail}대` : detail;
  if (action === "forget-key") return `두 단계 로그인을 쓰던 ${detail}명`;
  if (action !== "role" && action !== "sign-up") return detail;
  return detail
    .split(" → ")
    .map((word) => WORDS[word] ?? word)
    .join(" → ");
}
