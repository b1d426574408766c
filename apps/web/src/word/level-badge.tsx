import Chip from "@mui/material/Chip";
import { VisuallyHidden } from "../item/render/visually-hidden.tsx";
import { LEVELS } from "./korean-names.ts";

/** The level of a word, 1–5. */
export function LevelBadge({ level }: { level: number }) {
  const name = LEVELS[level];
  if (!name) return null;
  return (
    <Chip
      size="small"
      variant="outlined"
      label={
        <>
          <VisuallyHidden>수준 {level}, </VisuallyHidden>
          {name}
        </>
      }
    />
  );
}
