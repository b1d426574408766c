/** Shown when a page could not be loaded or crashed; most often there is no connection, or the server has a new release. */
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";

/** In place of everything. */
export function RouteError() {
  return (
    <Stack component="main" sx={{ minHeight: "100dvh", justifyContent: "center" }}>
      <Failed />
    </Stack>
  );
}

/** In place of a page: bar and drawer stay. */
export function PageError() {
  return <Failed />;
}

function Failed() {
  const [isBusy, setBusy] = useState(false);
  const [isCutOff, setCutOff] = useState(false);

  /** Without a connection, reloading would leave nothing at all. */
  async function reload() {
    setBusy(true);
    const isThere = await fetch("/", { cache: "no-store" }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return window.location.reload();
    setBusy(false);
    setCutOff(true);
  }

  return (
    <Stack spacing={2} sx={{ p: 3, alignItems: "center", textAlign: "center" }}>
      <Typography variant="h1">화면을 열지 못했어요</Typography>
      <Typography color="textSecondary" role={isCutOff ? "alert" : undefined}>
        {isCutOff
          ? "아직 서버와 연결되지 않았어요. 연결되면 다시 눌러 주세요. 저장한 내용은 그대로 있어요."
          : "저장한 내용은 그대로 있어요. 새로 고치면 대부분 다시 열려요."}
      </Typography>
      <Button variant="contained" disabled={isBusy} onClick={() => void reload()}>
        새로 고침
      </Button>
    </Stack>
  );
}
