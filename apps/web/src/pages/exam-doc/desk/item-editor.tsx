/** The form that edits an item. An edit that breaks its proof has to be confirmed. */
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Item } from "@pulda/question";
import { useId, useState, type FormEvent } from "react";
import { useEditQuestion } from "../../../api/questions.ts";
import { Problem } from "../../../fields/problem.tsx";
import { TextBox } from "../../../fields/text-box.tsx";
import { LeaveGuard } from "../../../navigation/leave-guard.tsx";
import { AnswerFields } from "./answer-fields.tsx";
import { BlockFields } from "./block-fields.tsx";
import { BrokenProof } from "./broken-proof.tsx";
import { draftOf, editOf, type ItemDraft } from "./item-draft.ts";
import type { Desk } from "./use-desk.ts";

interface Props {
  readonly item: Item;
  readonly examId: number;
  readonly desk: Desk;
  readonly onClose: () => void;
}

const CONFLICT = 409;

export default function ItemEditor({ item, examId, desk, onClose }: Props) {
  // The edit is based on the item as it was opened, even if it changes meanwhile.
  const [opened, setOpened] = useState(item);
  const [draft, setDraft] = useState(() => draftOf(item));
  const [invalid, setInvalid] = useState<{ field: string; problem: string } | null>(null);
  const edit = useEditQuestion(examId);
  const title = useId();
  const failure = edit.data?.ok === false ? edit.data : null;
  const broken = failure?.errors.filter(({ field }) => field === "as_author") ?? [];
  const isStale = failure?.code === CONFLICT;

  const set = (change: Partial<ItemDraft>) => {
    setDraft({ ...draft, ...change });
    setInvalid(null);
    if (failure) edit.reset();
  };
  const errorOf = (field: string) =>
    invalid?.field === field
      ? invalid.problem
      : failure?.errors.find((error) => error.field === field)?.message;
  /** The problem of a field that has no text box of its own. */
  const otherProblem = failure?.errors.find(({ field }) =>
    /^(blocks|key|fields|pieces)\b/.test(field),
  );

  async function save(as_author = false, version = opened.version) {
    const read = editOf(opened, draft);
    if ("problem" in read) return setInvalid(read);
    if (Object.keys(read.edit).length === 0) return onClose();
    const saved = await edit.mutateAsync({ id: item.id, version, ...read.edit, as_author });
    if (!saved.ok) return;
    desk.notifyChange(`${item.position}번 문항을 고쳤어요.`, saved.result.change_id);
    onClose();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void save();
  }

  return (
    <form onSubmit={submit} noValidate aria-labelledby={title} data-editor={item.id}>
      <Stack spacing={2}>
        <Typography id={title} component="h2" variant="h6">
          {item.position}번 문항 편집
        </Typography>
        {opened.proof.kind !== "author" && (
          <Typography variant="body2" color="textSecondary">
            발문·배점·해설은 자유롭게 고칠 수 있어요. 글·보기·정답을 고쳐서 정답을 자동으로 확인할
            수 없게 되면, 직접 출제로 저장할지 물어봐요.
          </Typography>
        )}
        <TextBox
          autoFocus
          label="발문"
          multiline
          value={draft.instruction}
          problem={errorOf("instruction")}
          onChange={(instruction) => set({ instruction })}
        />
        <BlockFields item={opened} texts={draft.texts} onChange={(texts) => set({ texts })} />
        <AnswerFields item={opened} draft={draft} onChange={set} errorOf={errorOf} />
        <TextBox
          label="배점"
          value={draft.points}
          problem={errorOf("points")}
          onChange={(points) => set({ points })}
          attributes={{ inputMode: "decimal" }}
          sx={{ maxWidth: 120 }}
        />
        <TextBox
          label="해설"
          multiline
          maxRows={12}
          value={draft.explanation}
          problem={errorOf("explanation")}
          onChange={(explanation) => set({ explanation })}
        />
        {failure && broken.length === 0 && (failure.errors.length === 0 || otherProblem) && (
          <Problem>
            저장하지 못했어요. 입력한 내용은 그대로 있어요.{" "}
            {otherProblem?.message ?? failure.message}
          </Problem>
        )}
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ justifyContent: "flex-end", flexWrap: "wrap" }}
        >
          <Button color="inherit" onClick={onClose}>
            취소
          </Button>
          {isStale && item.version !== opened.version && (
            <Button
              onClick={() => {
                setOpened(item);
                void save(false, item.version);
              }}
            >
              내 내용으로 저장
            </Button>
          )}
          <Button type="submit" variant="contained" disabled={edit.isPending}>
            저장
          </Button>
        </Stack>
      </Stack>
      <LeaveGuard isUnsaved={JSON.stringify(draft) !== JSON.stringify(draftOf(opened))} />
      {broken.length > 0 && (
        <BrokenProof
          lines={broken.map(({ message }) => message)}
          isBusy={edit.isPending}
          onKeep={() => void save(true)}
          onBack={() => edit.reset()}
        />
      )}
    </form>
  );
}
