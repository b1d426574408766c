import Divider from "@mui/material/Divider";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Typography from "@mui/material/Typography";
import type { AdminUser } from "@pulda/contract";
import { Suspense, useId, useState } from "react";
import { onDemand } from "../../../loading/on-demand.tsx";
import { limits } from "virtual:contract";
import { useEditUser, useSignOutUser } from "../../../api/admin.ts";
import type { FieldsOf } from "../../../api/client.ts";
import { isAdmin, useSession } from "../../../api/session.ts";
import MoreIcon from "../../../icons/more-vert.tsx";
import { notify } from "../../../notices/notice.ts";

const RemoveUserDialog = onDemand(() => import("./remove-user-dialog.tsx"));

const MEMBER_LEVEL = 1;
const LAST_ADMIN = "마지막 관리자예요. 다른 사람을 먼저 관리자로 정해 주세요.";
const OWN = "내 계정이에요. 역할은 다른 관리자가 바꾸고, 지우기는 계정 화면에서 해요.";
const SET_ASIDE =
  "이메일의 주인이 따로 가입해 로그인할 수 없는 계정이에요. 90일 뒤에 저절로 지워져요.";

interface Props {
  readonly user: AdminUser;
  readonly isLastAdmin: boolean;
}

/** The actions on a user. What cannot be done says why. */
export function UserMenu({ user, isLastAdmin }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const isOwn = useSession().id === user.id;
  const edit = useEdit(user);
  const signOut = useSignOutUser();
  const reasonId = useId();
  const isSetAside = user.set_aside_at !== null;
  const reason = isLastAdmin ? LAST_ADMIN : isOwn ? OWN : isSetAside ? SET_ASIDE : null;
  const refusedIf = (isRefused: boolean) =>
    isRefused ? { disabled: true, "aria-describedby": reasonId } : {};

  function choose(action: () => void) {
    setAnchor(null);
    action();
  }

  async function signOutEverywhere() {
    const outcome = await signOut.mutateAsync(user.id);
    notify({
      message: outcome.ok
        ? `${user.email} 사용자를 기기 ${outcome.result.removed}대에서 로그아웃했어요.`
        : outcome.message,
    });
  }

  return (
    <>
      <IconButton
        aria-label={`${user.email} 메뉴`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        // So that the reason is read out to who goes through the menu by keyboard.
        slotProps={{ list: { disabledItemsFocusable: true } }}
      >
        {reason !== null && (
          <Typography
            component="li"
            role="presentation"
            id={reasonId}
            variant="body2"
            color="textSecondary"
            sx={{ px: 2, py: 1, maxWidth: 280 }}
          >
            {reason}
          </Typography>
        )}
        {reason !== null && <Divider component="li" />}
        <MenuItem
          {...refusedIf(reason !== null)}
          onClick={() => choose(() => void edit.lock(user.locked_at === null))}
        >
          {user.locked_at === null ? "잠그기" : "잠금 풀기"}
        </MenuItem>
        <MenuItem
          {...refusedIf(reason !== null)}
          onClick={() =>
            choose(() => void edit.setRole(isAdmin(user) ? MEMBER_LEVEL : limits.ADMIN_LEVEL))
          }
        >
          {isAdmin(user) ? "회원으로 바꾸기" : "관리자로 정하기"}
        </MenuItem>
        <MenuItem
          disabled={user.device_count === 0 || isOwn}
          aria-describedby={isOwn ? reasonId : undefined}
          onClick={() => choose(() => void signOutEverywhere())}
        >
          모든 기기에서 로그아웃
        </MenuItem>
        <MenuItem
          {...refusedIf(isLastAdmin || isOwn)}
          onClick={() => choose(() => setRemoving(true))}
          sx={{ color: "error.main" }}
        >
          계정 지우기
        </MenuItem>
      </Menu>
      <Suspense>
        {isRemoving && <RemoveUserDialog user={user} onClose={() => setRemoving(false)} />}
      </Suspense>
    </>
  );
}

/** Locks a user and sets the role, with undo. */
function useEdit({ id: user_id, email }: AdminUser) {
  const edit = useEditUser();
  type Change = Omit<FieldsOf<"adminUserEdit">, "user_id">;

  async function apply(change: Change, back: Change, message: string) {
    const outcome = await edit.mutateAsync({ user_id, ...change });
    if (!outcome.ok) return notify({ message: outcome.message });
    notify({ message, undo: () => edit.mutate({ user_id, ...back }) });
  }

  return {
    lock: (locked: boolean) =>
      apply(
        { locked },
        { locked: !locked },
        locked ? `${email} 계정을 잠갔어요.` : `${email} 계정의 잠금을 풀었어요.`,
      ),
    setRole: (admin_level: number) =>
      apply(
        { admin_level },
        { admin_level: admin_level === MEMBER_LEVEL ? limits.ADMIN_LEVEL : MEMBER_LEVEL },
        admin_level === MEMBER_LEVEL
          ? `${email} 사용자는 이제 회원이에요.`
          : `${email} 사용자는 이제 관리자예요.`,
      ),
  };
}
