/** Asks before text that is not saved is left: within the app by a dialog, on reload and on closing by the browser. */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useEffect } from "react";
import { useBlocker, type Location } from "react-router";
import { countUnsaved } from "./unsaved.ts";

const pageOf = ({ pathname, search }: Location): string => pathname + search;

export function LeaveGuard({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // another face of an exam is at the same path
      isUnsaved && pageOf(currentLocation) !== pageOf(nextLocation),
  );

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const takeBack = countUnsaved();
    window.addEventListener("beforeunload", ask);
    return () => {
      takeBack();
      window.removeEventListener("beforeunload", ask);
    };
  }, [isUnsaved]);

  if (blocker.state !== "blocked") return null;
  return (
    <Dialog open onClose={() => blocker.reset()} aria-labelledby="leave-title">
      <DialogTitle id="leave-title">저장하지 않고 나갈까요?</DialogTitle>
      <DialogContent>
        <DialogContentText>고치던 내용이 사라져요.</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => blocker.proceed()}>
          나가기
        </Button>
        <Button variant="contained" autoFocus onClick={() => blocker.reset()}>
          계속 고치기
        </Button>
      </DialogActions>
    </Dialog>
  );
}
