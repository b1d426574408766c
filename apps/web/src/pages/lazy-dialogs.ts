/** Dialogs that are loaded when they are opened. */
import { lazy } from "react";

export const RenameDialog = lazy(async () => ({
  default: (await import("./rename-dialog.tsx")).RenameDialog,
}));
