import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import { TextBox } from "../../fields/text-box.tsx";
import { pointsTotalOf, type Draft } from "./draft.ts";

interface Props {
  readonly draft: Draft;
  readonly problem: string | undefined;
  readonly onChange: (change: Partial<Draft>) => void;
}

/** Whether the points of all items add up to a total, and to which. */
export function PointsField({ draft, problem, onChange }: Props) {
  const isFitted = draft.isFitted !== false;
  return (
    <Box role="group" aria-label="배점">
      <Typography sx={{ fontWeight: 600 }}>배점</Typography>
      <FormControlLabel
        control={
          <Checkbox
            checked={isFitted}
            onChange={(_, isChecked) => onChange({ isFitted: isChecked })}
          />
        }
        label="총점에 맞추기"
      />
      {isFitted ? (
        <Box sx={{ mt: 1, maxWidth: 320 }}>
          <TextBox
            label="총점"
            value={pointsTotalOf(draft)}
            problem={problem}
            hint="어려운 문항에 더 많은 점수를 나눠 줘요."
            onChange={(pointsTotal) => onChange({ pointsTotal })}
            attributes={{ inputMode: "decimal", maxLength: 6, "data-points": "" }}
          />
        </Box>
      ) : (
        <Typography variant="body2" color="textSecondary">
          문항마다 난도에 따라 2점이나 3점이에요.
        </Typography>
      )}
    </Box>
  );
}
