import { signOut } from "../../api/session.ts";
import { useThenHome } from "../use-then-home.ts";

/** Signs the user out. */
export default function SignOutPage() {
  useThenHome(signOut);
  return null;
}
