import Box from "@mui/material/Box";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { maxCount, type Draft } from "./draft.ts";

interface Props {
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
}

/** Whether the numbers of the types are of the whole exam or of each passage. */
export function CountOf({ draft, onChange }: Props) {
  const { isEach = false, counts, passages } = draft;

  function choose(next: boolean) {
    const max = maxCount({ isEach: next, passages });
    const fitted = Object.entries(counts).map(([type, count]) => [type, Math.min(count, max)]);
    onChange({ isEach: next, counts: Object.fromEntries(fitted) });
  }

  return (
    <Box sx={{ mt: 2 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="문항 수를 세는 방법"
        value={isEach}
        onChange={(_, next: boolean | null) => next !== null && choose(next)}
      >
        <ToggleButton value={false}>문제집 전체</ToggleButton>
        <ToggleButton value={true}>지문마다</ToggleButton>
      </ToggleButtonGroup>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {isEach
          ? "적은 수만큼 지문마다 만들어요."
          : "적은 수만큼 문제집 전체에서 만들고, 지문에 골고루 나눠요."}
      </Typography>
    </Box>
  );
}
