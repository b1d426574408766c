/** Tries the model with one item of a type, from a passage of ours. */
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { ModelTrial } from "@pulda/contract";
import { useState } from "react";
import { useTryModel } from "../../../api/admin.ts";
import { useQuestionTypes } from "../../../api/questions.ts";
import { Problem } from "../../../fields/problem.tsx";
import { LooseItem } from "../../../item/render/loose-item.tsx";

export function ModelTry() {
  const types = useQuestionTypes().data?.filter(({ by_model }) => by_model !== "no") ?? [];
  const [type, setType] = useState("topic");
  const attempt = useTryModel();
  return (
    <Box sx={{ mt: 2 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap", alignItems: "center" }}>
        <TextField
          select
          size="small"
          label="유형"
          value={types.some(({ id }) => id === type) ? type : ""}
          onChange={({ target }) => setType(target.value)}
          sx={{ minWidth: 160 }}
        >
          {types.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Button
          variant="contained"
          disabled={attempt.isPending}
          onClick={() => attempt.mutate(type)}
        >
          {attempt.isPending ? "모델이 답하고 있어요" : "문항 하나 만들어 보기"}
        </Button>
      </Stack>
      <Box role="status" sx={{ mt: 2 }}>
        {attempt.data?.ok && <Outcome trial={attempt.data.result} />}
      </Box>
      {attempt.data?.ok === false && <Problem>{attempt.data.message}</Problem>}
    </Box>
  );
}

function Outcome({ trial: { seconds, calls, tokens, item, reason } }: { trial: ModelTrial }) {
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {item ? "모델이 답했어요." : `문항을 만들지 못했어요. ${reason ?? ""}`}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {`${seconds.toFixed(1)}초, 모델에 ${calls}번 물었고 ${tokens.toLocaleString("ko-KR")}토큰을 썼어요.`}
      </Typography>
      {item && (
        <Box sx={{ mt: 2 }}>
          <LooseItem item={item} />
        </Box>
      )}
    </>
  );
}
