/** Dialogs of pages that open without them. */
import { lazy } from "react";

export const RenameDialog = lazy(async () => ({
  default: (await import("./rename-dialog.tsx")).RenameDialog,
}));
