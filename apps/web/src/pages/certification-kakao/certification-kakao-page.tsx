import { useSearchParams } from "react-router";
import { takeStarted } from "../../api/certification.ts";
import { certify, getSession } from "../../api/session.ts";
import { notify } from "../../notices/notice.ts";
import { useThenHome } from "../use-then-home.ts";

/** The redirect target of the provider: exchanges the code in the address for a session. */
export default function CertificationKakaoPage() {
  const [params] = useSearchParams();
  useThenHome(async () => {
    const { invitation, isProof } = takeStarted();
    const state = params.get("state");
    const isCertified = await certify({
      // Without a code (the user has declined) the server replies with a message.
      code: params.get("code") ?? "",
      ...(state !== null && { state }),
      ...(invitation !== undefined && { invitation }),
    });
    if (isProof) notify({ message: isCertified ? PROVEN : notProven() });
  });
  return null;
}

const PROVEN = "본인 확인을 마쳤어요. 10분 안에 계정 화면에서 하던 일을 이어서 해 주세요.";

function notProven(): string {
  return `본인 확인을 하지 못했어요. ${getSession().failed?.failure.message ?? ""}`.trim();
}
