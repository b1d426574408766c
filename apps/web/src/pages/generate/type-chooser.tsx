import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import type { QuestionType } from "@pulda/contract";
import { useId } from "react";
import { useQuestionTypes } from "../../api/questions.ts";
import { AmountChooser } from "./amount-chooser.tsx";
import { CountOf } from "./count-of.tsx";
import { chosenTotal, filledCount, maxCount, type Draft } from "./draft.ts";
import { ModelTypes } from "./model-types.tsx";
import { TypeCount } from "./type-count.tsx";

interface Props {
  readonly draft: Draft;
  readonly problem: string | undefined;
  readonly amountProblem: string | undefined;
  readonly onChange: (change: Partial<Draft>) => void;
}

/** Which items to make: a mix that suits the passages, or a number of each type. */
export function TypeChooser({ draft, problem, amountProblem, onChange }: Props) {
  const types = useQuestionTypes();
  const label = useId();
  const countOf = ({ id, name }: QuestionType) => (
    <TypeCount
      key={id}
      name={name}
      count={draft.counts[id] ?? 0}
      max={maxCount(draft)}
      isEach={draft.isEach ?? false}
      onChange={(count) => onChange({ counts: { ...draft.counts, [id]: count } })}
    />
  );
  const picked = draft.passages.reduce((sum, { picks = [] }) => sum + picks.length, 0);
  return (
    <Box role="group" aria-labelledby={label}>
      <Typography id={label} sx={{ fontWeight: 600, mb: 1 }}>
        문항 유형
      </Typography>
      <ToggleButtonGroup
        exclusive
        color="primary"
        aria-labelledby={label}
        value={draft.isAuto}
        onChange={(_, isAuto: boolean | null) => isAuto !== null && onChange({ isAuto })}
      >
        <ToggleButton value={true}>자동</ToggleButton>
        <ToggleButton value={false}>직접 고르기</ToggleButton>
      </ToggleButtonGroup>
      {draft.isAuto ? (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            지문에 어울리는 유형을 골고루 만들어요.
          </Typography>
          <AmountChooser draft={draft} problem={amountProblem} onChange={onChange} />
        </>
      ) : (
        <>
          <CountOf draft={draft} onChange={onChange} />
          <Typography role="status" sx={{ mt: 1, fontWeight: 600 }}>
            {sumText(draft)}
          </Typography>
          <Stack component="ul" sx={{ listStyle: "none", p: 0, m: 0, mt: 1 }}>
            {types.isPending && <Skeleton variant="rounded" height={176} />}
            {types.data?.filter((type) => type.auto).map(countOf)}
          </Stack>
          <ModelTypes types={types.data ?? []} draft={draft} onChange={onChange} />
        </>
      )}
      {picked > 0 && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          지문에서 고른 {picked}곳의 문항을 먼저 만들어요.
          {draft.isAuto
            ? " 그 문항만 만들려면 ‘직접 고르기’로 바꾸고 수를 0으로 두면 돼요."
            : " 위의 수에 이 문항도 들어가요."}
        </Typography>
      )}
      {problem && <FormHelperText error>{problem}</FormHelperText>}
    </Box>
  );
}

/** What the chosen numbers come to. */
function sumText(draft: Draft): string {
  const total = chosenTotal(draft);
  if (total === 0) return "아직 고른 문항이 없어요.";
  const passages = filledCount(draft);
  return draft.isEach && passages > 1
    ? `지문 ${passages}개에 모두 ${total}문항까지 만들어요.`
    : `모두 ${total}문항까지 만들어요.`;
}
