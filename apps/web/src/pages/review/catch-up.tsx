/** Spreads a backlog over several days. */
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useCatchUp } from "../../api/reviews.ts";
import { notify } from "../../notices/notice.ts";
import { SelectBox } from "../../fields/select-box.tsx";

const DAYS = [3, 5, 7, 14, 30];

export function CatchUp({ due }: { due: number }) {
  const [days, setDays] = useState(7);
  const catchUp = useCatchUp();

  async function spread() {
    const outcome = await catchUp.mutateAsync(days);
    notify({
      message: outcome.ok
        ? `밀린 복습을 ${days}일에 나누었어요. 하루에 ${outcome.result.per_day}개예요.`
        : outcome.message,
    });
  }

  return (
    <Box sx={{ bgcolor: "selection", borderRadius: 1, p: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>복습이 {due}개 밀렸어요.</Typography>
      <Typography variant="body2" sx={{ mb: 1 }}>
        한꺼번에 하지 않아도 돼요. 잘 기억하고 있는 단어부터 여러 날에 나누어 드려요.
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <SelectBox
          value={days}
          onChange={(event) => setDays(Number(event.target.value))}
          inputProps={{ "aria-label": "나눌 날수" }}
        >
          {DAYS.map((count) => (
            <option key={count} value={count}>
              {count}일 (하루 {Math.ceil(due / count)}개)
            </option>
          ))}
        </SelectBox>
        <Button variant="outlined" disabled={catchUp.isPending} onClick={() => void spread()}>
          나누기
        </Button>
      </Box>
    </Box>
  );
}
