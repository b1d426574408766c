import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import type { Covered } from "./covered-text.tsx";

interface Props {
  readonly covered: Covered;
  readonly onChange: (covered: Covered) => void;
}

/** Covers the words or their meanings, for self-testing. */
export function CoverChooser({ covered, onChange }: Props) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={covered}
      aria-label="가리기"
      onChange={(_, next: Covered | null) => next && onChange(next)}
    >
      <ToggleButton value="none">모두 보기</ToggleButton>
      <ToggleButton value="korean">뜻 가리기</ToggleButton>
      <ToggleButton value="english">영어 가리기</ToggleButton>
    </ToggleButtonGroup>
  );
}
