import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { QuestionType } from "@pulda/contract";
import { useModelInfo } from "../../api/model.ts";
import { maxCount, type Draft } from "./draft.ts";
import { TypeCount } from "./type-count.tsx";

interface Props {
  readonly types: readonly QuestionType[];
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
}

/** The types that only a language model can propose; with a kind word where there is none. */
export function ModelTypes({ types, draft, onChange }: Props) {
  const isSetUp = useModelInfo().data?.is_set_up;
  const ofModel = types.filter(({ by_model }) => by_model === "only");
  if (ofModel.length === 0 || isSetUp === undefined) return null;
  return (
    <>
      <Typography sx={{ fontWeight: 600, mt: 2 }}>글을 이해해야 하는 유형</Typography>
      <Typography variant="body2" color="textSecondary">
        {isSetUp
          ? "언어 모델이 만들고, 지문에 비추어 검사하고 다시 풀어 본 문항만 넣어요."
          : "언어 모델이 있어야 만들 수 있어요. 이 서버에는 아직 없어요. 위의 유형은 모델 없이도 만들고, 쓰던 채팅 서비스가 있으면 아래의 ‘채팅 서비스로 만들기’로 부탁할 수 있어요."}
      </Typography>
      <Stack component="ul" sx={{ listStyle: "none", p: 0, m: 0, mt: 1 }}>
        {ofModel.map(({ id, name }) => (
          <TypeCount
            key={id}
            name={name}
            isDisabled={!isSetUp}
            count={isSetUp ? (draft.counts[id] ?? 0) : 0}
            max={maxCount(draft)}
            isEach={draft.isEach ?? false}
            onChange={(count) =>
              onChange({ counts: { ...draft.counts, [id]: count }, usesModel: true })
            }
          />
        ))}
      </Stack>
    </>
  );
}
