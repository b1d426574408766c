import Chip from "@mui/material/Chip";
import { LEVELS } from "./names.ts";

/** How hard a word is, 1–5. */
export function LevelMark({ level }: { level: number }) {
  const name = LEVELS[level];
  if (!name) return null;
  return (
    <Chip size="small" variant="outlined" label={name} aria-label={`수준 ${level}, ${name}`} />
  );
}
