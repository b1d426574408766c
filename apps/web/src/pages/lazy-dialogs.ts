/** Dialogs that are loaded when they are opened. */
import { onDemand } from "../loading/on-demand.tsx";

export const RenameDialog = onDemand(async () => ({
  default: (await import("./rename-dialog.tsx")).RenameDialog,
}));
