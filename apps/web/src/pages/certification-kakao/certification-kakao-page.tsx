import { useSearchParams } from "react-router";
import { certify } from "../../api/session.ts";
import { useThenHome } from "../use-then-home.ts";

/** Where the provider sends the user back to: the code in the address is exchanged for a session. */
export default function CertificationKakaoPage() {
  const [params] = useSearchParams();
  const state = params.get("state");
  // Without a code (the user said no there) the server's answer says what is missing.
  useThenHome(() => certify({ code: params.get("code") ?? "", ...(state !== null && { state }) }));
  return null;
}
