import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useWordSettings } from "../../api/reviews.ts";
import { notify } from "../../notices/notice.ts";
import { SelectBox } from "../../fields/select-box.tsx";

const LIMITS = [10, 20, 30, 50, 100, 200, 500];

/** Sets the number of words to review each day. */
export function DailyLimit({ limit }: { limit: number }) {
  const settings = useWordSettings();
  const limits = [...new Set([...LIMITS, limit])].toSorted((a, b) => a - b);

  async function change(daily_limit: number) {
    const outcome = await settings.mutateAsync({ daily_limit });
    notify({
      message: outcome.ok ? `하루에 ${daily_limit}개까지 복습해요.` : outcome.message,
    });
  }

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: "center" }}>
      <Typography variant="body2" component="label" htmlFor="daily-limit">
        하루 복습량
      </Typography>
      <SelectBox
        id="daily-limit"
        value={settings.isPending ? settings.variables.daily_limit : limit}
        disabled={settings.isPending}
        onChange={(event) => void change(Number(event.target.value))}
      >
        {limits.map((count) => (
          <option key={count} value={count}>
            {count}개
          </option>
        ))}
      </SelectBox>
    </Stack>
  );
}
