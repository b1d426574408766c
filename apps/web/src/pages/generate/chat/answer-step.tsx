/** The second step: the answer is pasted back, and what was read in it is shown. */
import Stack from "@mui/material/Stack";
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
  readonly onChange: (change: Partial<ChatWork>) => void;
}

export function AnswerStep({ draft, work, onChange }: Props) {
  const { check } = work;
  const reading = useRead("answers", draft, work, onChange);
  const { failure, hasReadNothing } = reading;
  return (
    <Stack spacing={2}>
      <Typography>
        대화창의 답을 통째로 복사해 붙여 넣어 주세요. 앞뒤에 다른 말이 섞여 있어도 돼요.
      </Typography>
      {failure && !reading.problem && (
        <Problem>
          답을 읽지 못했어요. 붙여 넣은 글은 그대로 있어요.{" "}
          {failure.errors[0]?.message ?? failure.message}
        </Problem>
      )}
      <PasteBox
        label="대화창의 답"
        action="답 읽기"
        value={reading.value}
        problem={
          reading.problem ??
          (hasReadNothing ? "이 글에서 쓸 수 있는 새 문항을 찾지 못했어요." : undefined)
        }
        hint={
          work.answers.length > 0
            ? "다시 물어본 답이 있으면 이어서 붙여 넣어 주세요. 앞에서 읽은 문항은 그대로 있어요."
            : undefined
        }
        isBusy={reading.isBusy}
        onChange={reading.change}
        onRead={reading.read}
      />
      <Typography role="status" sx={{ minHeight: "1.5em" }}>
        {check && `${check.items.length}문항 가운데 ${usableCount(check)}문항을 쓸 수 있어요.`}
      </Typography>
      {check && (
        <>
          {check.again_prompt !== "" && (
            <CopyBox
              text={check.again_prompt}
              action="다시 물어볼 글 복사"
              label="다시 물어볼 글"
            />
          )}
          <CheckedItems
            items={check.items}
            passages={work.passages}
            stateOf={() => "검사를 통과했어요."}
          />
        </>
      )}
    </Stack>
  );
}
