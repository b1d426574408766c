import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import type { ModelInfo } from "@pulda/contract";
import { passageProblem } from "@pulda/question/schema-free";
import { useModelEstimate, useModelInfo } from "../../api/model.ts";
import { requestOf, type Draft } from "./draft.ts";
import { estimateText } from "./estimate-text.ts";
import { useDebouncedValue } from "./use-debounced-value.ts";

interface Props {
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
}

/** Whether a language model takes part, and what that will take; nothing where the server has none. */
export function ModelField({ draft, onChange }: Props) {
  const { data: info } = useModelInfo();
  if (!info?.is_set_up) return null;
  return (
    <Box role="group" aria-label="언어 모델">
      <Typography sx={{ fontWeight: 600 }}>언어 모델</Typography>
      <FormControlLabel
        control={
          <Switch
            checked={draft.usesModel === true}
            onChange={(_, usesModel) => onChange({ usesModel })}
          />
        }
        label="모델도 함께 쓰기"
      />
      <Typography variant="body2" color="textSecondary">
        {draft.isAuto
          ? "규칙으로 만든 문항에 주제, 빈칸, 요약문처럼 글을 이해해야 하는 문항을 더해요."
          : "모델도 만들 수 있는 유형은 모델에게 먼저 맡기고, 안 되면 규칙으로 만들어요."}
      </Typography>
      <FormControlLabel
        control={
          <Switch
            checked={draft.isChecked === true}
            onChange={(_, isChecked) => onChange({ isChecked })}
          />
        }
        label="모델로 한 번 더 확인"
      />
      <Typography variant="body2" color="textSecondary">
        규칙으로 만든 문항을 모델이 풀어 보고, 답이 다르면 빼요.
      </Typography>
      {(draft.usesModel || draft.isChecked) && <Estimate draft={draft} info={info} />}
    </Box>
  );
}

/** How long typing has to pause before the estimate follows it. */
const PAUSE_MS = 600;

function Estimate({ draft, info }: { draft: Draft; info: ModelInfo }) {
  const settled = useDebouncedValue(draft, PAUSE_MS);
  const { types, picks = [] } = requestOf(settled);
  const isWhole =
    settled.passages.every(({ text }) => passageProblem(text) === null) &&
    (types === "auto" || (types?.length ?? 0) + picks.length > 0);
  const { data: estimate } = useModelEstimate(isWhole ? requestOf(settled) : null);
  return (
    <Typography variant="body2" role="status" sx={{ mt: 1, minHeight: "1.5em" }}>
      {isWhole && estimate ? estimateText(estimate, info) : "지문을 넣으면 걸리는 시간을 어림해요."}
    </Typography>
  );
}
