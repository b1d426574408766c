import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Device } from "@pulda/contract";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useDevices, useSignOutDevice, useSignOutDevices } from "../../api/account.ts";
import { notify } from "../../notices/notice.ts";
import { after } from "../sign-in/after.ts";
import { dateText, usedText } from "../time-text.ts";
import { Section } from "./section.tsx";

/** Where the account is signed in. */
export function DevicesSection() {
  const { data: devices, isError, refetch } = useDevices();
  return (
    <Section title="로그인한 기기">
      {devices ? (
        <DeviceList devices={devices} />
      ) : isError ? (
        <>
          <Typography variant="body2">기기 목록을 불러오지 못했어요.</Typography>
          <Button variant="outlined" onClick={() => void refetch()}>
            다시 불러오기
          </Button>
        </>
      ) : (
        <Skeleton variant="rounded" height={142} sx={{ width: "100%" }} />
      )}
    </Section>
  );
}

function DeviceList({ devices }: { devices: readonly Device[] }) {
  const navigate = useNavigate();
  const signOutAll = useSignOutDevices();
  const hasOthers = devices.some(({ is_current }) => !is_current);

  async function signOutOthers() {
    const outcome = await signOutAll.mutateAsync(true);
    notify({
      message: outcome.ok
        ? `다른 기기 ${outcome.result.removed}대를 로그아웃했어요.`
        : outcome.message,
    });
  }

  async function signOutEverywhere() {
    if (!window.confirm("이 기기까지 모든 기기에서 로그아웃할까요?")) return;
    const outcome = await signOutAll.mutateAsync(false);
    if (outcome.ok) await navigate("/sign-in", after("signed-out"));
    else notify({ message: outcome.message });
  }

  return (
    <>
      <List
        aria-label="로그인한 기기"
        disablePadding
        sx={{ width: "100%", "& > li + li": { borderTop: 1, borderColor: "divider" } }}
      >
        {devices.map((device) => (
          <DeviceLine key={device.id} device={device} />
        ))}
      </List>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
        {hasOthers && (
          <Button
            variant="outlined"
            disabled={signOutAll.isPending}
            onClick={() => void signOutOthers()}
          >
            다른 기기 모두 로그아웃
          </Button>
        )}
        <Button
          color="inherit"
          disabled={signOutAll.isPending}
          onClick={() => void signOutEverywhere()}
          sx={{ color: "error.dark" }}
        >
          모든 기기에서 로그아웃
        </Button>
      </Stack>
    </>
  );
}

function DeviceLine({ device }: { device: Device }) {
  const { id, system, browser, created_at, last_used_at, is_current } = device;
  const [now] = useState(() => new Date());
  const signOut = useSignOutDevice();
  const name = `${system} · ${browser}`;

  async function end() {
    const outcome = await signOut.mutateAsync(id);
    notify({ message: outcome.ok ? `${name} 기기를 로그아웃했어요.` : outcome.message });
  }

  return (
    <ListItem disableGutters sx={{ gap: 1, flexWrap: "wrap" }}>
      <Box sx={{ flex: 1, minWidth: 180 }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {is_current ? "지금 쓰는 중" : `${usedText(last_used_at, now)}에 씀`} ·{" "}
          {dateText(created_at)}에 로그인
        </Typography>
      </Box>
      {is_current ? (
        <Chip label="이 기기" color="primary" variant="outlined" />
      ) : (
        <Button
          aria-label={`${name} 로그아웃`}
          disabled={signOut.isPending}
          onClick={() => void end()}
        >
          로그아웃
        </Button>
      )}
    </ListItem>
  );
}
