/** The third step: the chat window solves the items blind; then they become an exam. */
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { Problem } from "../../../fields/problem.tsx";
import type { Draft } from "../draft.ts";
import { usableCount, type ChatWork } from "./chat-work.ts";
import { CheckedItems } from "./checked-items.tsx";
import { CopyBox } from "./copy-box.tsx";
import { PasteBox } from "./paste-box.tsx";
import { useRead } from "./use-read.ts";

interface Props {
  readonly draft: Draft;
  readonly work: ChatWork;
  readonly isSolvedOnly: boolean;
  readonly onChange: (change: Partial<ChatWork>) => void;
  readonly onSolvedOnly: (isOn: boolean) => void;
}

export function SolveStep({ draft, work, isSolvedOnly, onChange, onSolvedOnly }: Props) {
  const { check } = work;
  const reading = useRead("solutions", draft, work, onChange);
  const { failure, hasReadNothing } = reading;
  if (!check) return null;
  const solved = usableCount(check, true);
  return (
    <Stack spacing={2}>
      <Typography>
        새 대화창에서 정답을 모르는 채로 풀게 해 보세요. 정답이 하나뿐인지 가장 잘 알 수 있어요.
        건너뛰고 바로 만들어도 돼요.
      </Typography>
      {check.solve_prompt === "" ? (
        <Typography>더 풀어 볼 문항이 없어요.</Typography>
      ) : (
        <CopyBox text={check.solve_prompt} action="풀어 볼 글 복사" label="풀어 볼 글" />
      )}
      {failure && !reading.problem && (
        <Problem>
          풀이를 읽지 못했어요. 붙여 넣은 글은 그대로 있어요.{" "}
          {failure.errors[0]?.message ?? failure.message}
        </Problem>
      )}
      {check.solve_prompt !== "" && (
        <PasteBox
          label="대화창의 풀이"
          action="풀이 읽기"
          value={reading.value}
          problem={
            reading.problem ?? (hasReadNothing ? "이 글에서 새 풀이를 찾지 못했어요." : undefined)
          }
          hint={undefined}
          isBusy={reading.isBusy}
          onChange={reading.change}
          onRead={reading.read}
        />
      )}
      <Typography role="status">
        {work.solutions.length > 0 &&
          `${check.items.length}문항 가운데 ${solved}문항은 풀어 본 답이 정답과 같아요.`}
      </Typography>
      <FormControlLabel
        control={
          <Switch
            checked={isSolvedOnly && solved > 0}
            disabled={solved === 0}
            onChange={(_, isOn) => onSolvedOnly(isOn)}
          />
        }
        label="풀어 본 답이 정답과 같은 문항만 넣기"
      />
      {check.again_prompt !== "" && (
        <div>
          <CopyBox text={check.again_prompt} action="다시 물어볼 글 복사" label="다시 물어볼 글" />
          <Typography variant="body2" color="textSecondary">
            다시 받은 답은 ‘2 답 넣기’에 붙여 넣어 주세요.
          </Typography>
        </div>
      )}
      <CheckedItems
        items={check.items}
        passages={work.passages}
        stateOf={({ is_solved }) =>
          is_solved ? "풀어 본 답이 정답과 같아요." : "아직 풀어 보지 않았어요."
        }
      />
    </Stack>
  );
}
