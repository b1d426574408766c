import { expect, it } from "vitest";
import { detailText } from "./detail-text.ts";

it.each([
  ["role", "admin_level 1 → 0", "회원 → 관리자"],
  ["sign-up", "open → invitation", "누구나 → 초대받은 사람만"],
  ["sign-out", "3", "기기 3대"],
  ["invitation-create", "#3 open → closed", "#3 open → closed"],
] as const)("says of %s %s: %s", (action, detail, text) => {
  expect(detailText(action, detail)).toBe(text);
});
