import { signOut } from "../../api/session.ts";
import { useThenHome } from "../useThenHome.ts";

/** Signs the user out. */
export default function SignOutPage() {
  useThenHome(signOut);
  return null;
}
