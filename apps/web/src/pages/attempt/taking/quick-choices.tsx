/** The numbers of the options in the bar, for phones: below a long text the options themselves are far away. */
import Box from "@mui/material/Box";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { circled } from "@pulda/question/schema-free";

interface Props {
  readonly count: number;
  readonly chosen: number | null;
  readonly onChoose: (choice: number) => void;
}

export function QuickChoices({ count, chosen, onChoose }: Props) {
  return (
    <Box sx={{ px: 1, pt: 1, display: { md: "none" } }}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={chosen}
        aria-label="바로 고르기"
        // pressed again, it stays: an answer is changed, not taken back
        onChange={(_, choice: number | null) => choice !== null && onChoose(choice)}
      >
        {Array.from({ length: count }, (_, at) => (
          <ToggleButton
            key={at}
            value={at + 1}
            aria-label={`${at + 1}번`}
            sx={{ fontSize: "1.25rem" }}
          >
            {circled(at + 1)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
