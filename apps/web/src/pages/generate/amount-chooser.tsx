import Box from "@mui/material/Box";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { ITEMS_PER_PASSAGE } from "@pulda/question/schema-free";
import { useId } from "react";
import { TextBox } from "../../fields/text-box.tsx";
import { AMOUNTS, filledCount, type AmountChoice, type Draft } from "./draft.ts";

const NAMES: Readonly<Record<AmountChoice, string>> = {
  few: "적게",
  normal: "보통",
  many: "많이",
  total: "직접 정하기",
};

interface Props {
  readonly draft: Draft;
  readonly problem: string | undefined;
  readonly onChange: (change: Partial<Draft>) => void;
}

/** How many items are made where the types are automatic: for each passage, or of the whole exam. */
export function AmountChooser({ draft, problem, onChange }: Props) {
  const label = useId();
  const { amount = "normal", total = "" } = draft;
  return (
    <Box role="group" aria-labelledby={label} sx={{ mt: 2 }}>
      <Typography id={label} sx={{ fontWeight: 600, mb: 1 }}>
        문항 수
      </Typography>
      <ToggleButtonGroup
        exclusive
        color="primary"
        aria-labelledby={label}
        value={amount}
        onChange={(_, next: AmountChoice | null) => next !== null && onChange({ amount: next })}
      >
        {AMOUNTS.map((one) => (
          <ToggleButton key={one} value={one} sx={{ px: { xs: 1.25, sm: 2 } }}>
            {NAMES[one]}
            {one !== "total" && (
              <Box component="span" sx={{ ml: 0.5, fontWeight: 400 }}>
                {ITEMS_PER_PASSAGE[one]}
              </Box>
            )}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {amount === "total" ? (
        <Box sx={{ mt: 2, maxWidth: 320 }}>
          <TextBox
            label="문제집 전체 문항 수"
            value={total}
            problem={problem}
            hint="지문마다 골고루 나눠서, 만들 수 있는 만큼 만들어요."
            onChange={(typed) => onChange({ total: typed })}
            attributes={{ inputMode: "numeric", maxLength: 4, "data-amount": "" }}
          />
        </Box>
      ) : (
        <Typography variant="body2" color="textSecondary" role="status" sx={{ mt: 1 }}>
          {meaningOf(draft, ITEMS_PER_PASSAGE[amount])}
        </Typography>
      )}
    </Box>
  );
}

/** What a number for each passage comes to with the passages at hand. */
function meaningOf(draft: Draft, each: number): string {
  const count = filledCount(draft);
  const all = (count * each).toLocaleString("ko-KR");
  return count === 1 ? `지문마다 ${each}문항쯤` : `지문마다 ${each}문항 · 모두 ${all}문항쯤`;
}
