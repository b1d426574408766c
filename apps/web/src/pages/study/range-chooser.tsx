import Stack from "@mui/material/Stack";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { limits } from "virtual:contract";

interface Props {
  readonly days: number;
  readonly onChange: (days: number) => void;
}

/** Chooses the period of accuracy and words. */
export function RangeChooser({ days, onChange }: Props) {
  const label = useId();
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: "center" }}>
      <Typography id={label} sx={{ fontWeight: 600 }}>
        기간
      </Typography>
      <ToggleButtonGroup
        exclusive
        value={days}
        aria-labelledby={label}
        onChange={(_, next: number | null) => next !== null && onChange(next)}
      >
        {limits.STUDY_RANGES.map((range) => (
          <ToggleButton key={range} value={range} sx={{ px: 2 }}>
            {range === 365 ? "1년" : `${range / 7}주`}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}
