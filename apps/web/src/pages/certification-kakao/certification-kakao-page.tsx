import { useSearchParams } from "react-router";
import { certify } from "../../api/session.ts";
import { useThenHome } from "../use-then-home.ts";

/** The redirect target of the provider: exchanges the code in the address for a session. */
export default function CertificationKakaoPage() {
  const [params] = useSearchParams();
  const state = params.get("state");
  // Without a code (the user has declined) the server replies with a message.
  useThenHome(() => certify({ code: params.get("code") ?? "", ...(state !== null && { state }) }));
  return null;
}
