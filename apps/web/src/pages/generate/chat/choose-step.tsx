/** The first step: passages and types, and the text that asks for them. */
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { QuestionType } from "@pulda/contract";
import { useChatPrompt } from "../../../api/chat.ts";
import { useQuestionTypes } from "../../../api/questions.ts";
import { Problem } from "../../../fields/problem.tsx";
import type { Draft } from "../draft.ts";
import { useDebouncedValue } from "../use-debounced-value.ts";
import { CheckGroup } from "./check-group.tsx";
import {
  chatTypes,
  choiceProblem,
  NOTHING_PASTED,
  usablePassages,
  wantedOf,
  type ChatWork,
} from "./chat-work.ts";
import { CopyBox } from "./copy-box.tsx";

interface Props {
  readonly draft: Draft;
  readonly work: ChatWork;
  readonly onChange: (change: Partial<ChatWork>) => void;
}

/** More passages than this are not offered: so many cannot be asked for at once. */
const MAX_OFFERED = 50;

export function ChooseStep({ draft, work, onChange }: Props) {
  const types = useQuestionTypes();
  const offered = chatTypes(types.data ?? []);
  const usable = usablePassages(draft).slice(0, MAX_OFFERED);
  const leftOut = draft.passages.length - usable.length;
  const isFixed = work.answers.length > 0;
  const count = work.passages.length * work.types.length;

  if (usable.length === 0)
    return (
      <Typography>
        아직 쓸 수 있는 지문이 없어요. 닫고 지문을 넣은 뒤에 다시 열어 주세요.
      </Typography>
    );
  return (
    <Stack spacing={2}>
      <Typography>
        부탁할 지문과 유형을 고르고 프롬프트를 복사해, 쓰는 채팅 서비스의 대화창에 붙여 넣어 주세요.
      </Typography>
      <CheckGroup label="지문">
        {usable.map((at) => (
          <FormControlLabel
            key={at}
            disabled={isFixed}
            control={
              <Checkbox
                checked={work.passages.includes(at)}
                onChange={(_, isOn) =>
                  onChange({ passages: toggled(work.passages, at, isOn, usable) })
                }
              />
            }
            label={`지문 ${at + 1} · ${beginningOf(draft.passages[at]?.text ?? "")}`}
            sx={LABEL}
          />
        ))}
      </CheckGroup>
      {isFixed && (
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ flexWrap: "wrap", alignItems: "center" }}
        >
          <Typography variant="body2" color="textSecondary">
            이미 읽은 답이 있어서 지문은 바꿀 수 없어요.
          </Typography>
          <Button onClick={() => onChange(NOTHING_PASTED)}>읽은 답 지우고 다시 고르기</Button>
        </Stack>
      )}
      {leftOut > 0 && (
        <Typography variant="body2" color="textSecondary">
          {usable.length === MAX_OFFERED
            ? `지문이 많아서 앞의 ${MAX_OFFERED}개만 보여 드려요.`
            : `길이가 맞지 않는 지문 ${leftOut}개는 뺐어요.`}
        </Typography>
      )}
      {types.isPending && <Skeleton variant="rounded" height={176} />}
      {GROUPS.map(({ kind, label }) => (
        <CheckGroup key={kind} label={label}>
          {offered
            .filter(({ by_model }) => by_model === kind)
            .map(({ id, name }) => (
              <FormControlLabel
                key={id}
                control={
                  <Checkbox
                    checked={work.types.includes(id)}
                    onChange={(_, isOn) =>
                      onChange({ types: toggled(work.types, id, isOn, idsOf(offered)) })
                    }
                  />
                }
                label={name}
                sx={{ width: { xs: "calc(50% - 4px)", sm: "calc(33% - 8px)" }, m: 0 }}
              />
            ))}
        </CheckGroup>
      ))}
      <Typography variant="body2">
        지문 {work.passages.length}개 × 유형 {work.types.length}개 = {count}문항
      </Typography>
      <Prompt draft={draft} work={work} types={offered} />
    </Stack>
  );
}

const LABEL = {
  m: 0,
  width: "100%",
  "& .MuiFormControlLabel-label": {
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  },
};

const GROUPS = [
  { kind: "only", label: "글을 이해해야 하는 유형" },
  { kind: "also", label: "규칙으로도 만드는 유형" },
] as const;

/** How long choosing has to pause before the prompt follows it. */
const PAUSE_MS = 300;

function Prompt({
  draft,
  work,
  types,
}: {
  draft: Draft;
  work: ChatWork;
  types: readonly QuestionType[];
}) {
  const settled = useDebouncedValue(work, PAUSE_MS);
  const problem = choiceProblem(work);
  const isValid = problem === null && choiceProblem(settled) === null;
  const prompt = useChatPrompt(isValid ? wantedOf(draft, settled) : null);
  const isCurrent =
    isValid &&
    !prompt.isPlaceholderData &&
    settled.passages === work.passages &&
    settled.types === work.types;
  const result = isCurrent && prompt.data?.ok ? prompt.data.result : null;
  const unasked = result?.items.filter(({ reason }) => reason !== null) ?? [];
  const nameOf = (id: string) => types.find((type) => type.id === id)?.name ?? id;
  if (problem) return <FormHelperText error>{problem}</FormHelperText>;
  if (isCurrent && prompt.data?.ok === false)
    return (
      <>
        <Problem>
          프롬프트를 만들지 못했어요. 고른 것은 그대로 있어요. {prompt.data.message}
        </Problem>
        <Button variant="outlined" onClick={() => void prompt.refetch()}>
          다시 만들기
        </Button>
      </>
    );
  return (
    <>
      <CopyBox text={result?.text ?? ""} action="프롬프트 복사" label="프롬프트" isMain />
      {unasked.length > 0 && (
        <div>
          <Typography variant="body2">부탁하지 않는 문항 {unasked.length}개</Typography>
          <Typography component="ul" variant="body2" color="textSecondary" sx={{ m: 0, pl: 2.5 }}>
            {unasked.map(({ id, passage, type, reason }) => (
              <li key={id}>
                지문 {(work.passages[passage] ?? 0) + 1} · {nameOf(type)} — {reason}
              </li>
            ))}
          </Typography>
        </div>
      )}
    </>
  );
}

/** A choice with one more or less, in the order of what is offered. */
function toggled<T>(chosen: readonly T[], one: T, isOn: boolean, offered: readonly T[]): T[] {
  return offered.filter((other) => (other === one ? isOn : chosen.includes(other)));
}

function idsOf(types: readonly QuestionType[]): string[] {
  return types.map(({ id }) => id);
}

const BEGINNING_LENGTH = 80;

function beginningOf(text: string): string {
  return text.trim().slice(0, BEGINNING_LENGTH);
}
