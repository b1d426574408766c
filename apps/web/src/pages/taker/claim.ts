/** Moves what was taken in this browser without an account to the account that has just signed in. */
import { call } from "../../api/client.ts";
import { dropClaim } from "../../api/guest.ts";
import { queryClient } from "../../api/queries.ts";
import { notify } from "../../notices/notice.ts";

export async function claimGuest(): Promise<void> {
  // Two tabs would do it twice.
  dropClaim();
  const claimed = await call("guestClaim", {});
  if (!claimed.ok) return;
  await queryClient.invalidateQueries();
  notify({ message: `가입 없이 푼 ${claimed.result.attempts}번의 풀이를 내 계정으로 옮겼어요.` });
}
