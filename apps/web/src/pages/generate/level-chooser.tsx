import Box from "@mui/material/Box";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { useId } from "react";

const LEVELS = ["아주 쉬움", "쉬움", "보통", "어려움", "아주 어려움"] as const;

interface Props {
  /** From 1 to 5. */
  readonly level: number;
  readonly onChange: (level: number) => void;
}

export function LevelChooser({ level, onChange }: Props) {
  const label = useId();
  return (
    <Box>
      <Typography id={label} sx={{ fontWeight: 600, mb: 1 }}>
        난도{" "}
        <Typography component="span" color="textSecondary">
          {LEVELS[level - 1]}
        </Typography>
      </Typography>
      <ToggleButtonGroup
        exclusive
        color="primary"
        aria-labelledby={label}
        value={level}
        onChange={(_, next: number | null) => next !== null && onChange(next)}
      >
        {LEVELS.map((name, at) => (
          <ToggleButton
            key={name}
            value={at + 1}
            aria-label={`${at + 1} ${name}`}
            sx={{ minWidth: 52 }}
          >
            {at + 1}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box aria-hidden sx={{ display: "flex", justifyContent: "space-between", width: 256 }}>
        {[LEVELS[0], LEVELS[4]].map((name) => (
          <Typography key={name} variant="caption" color="textSecondary">
            {name}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
