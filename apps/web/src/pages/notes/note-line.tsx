/** A missed item with its response, its key and the user's memo. */
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import ListItem from "@mui/material/ListItem";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Note } from "@pulda/contract";
import type { Item } from "@pulda/question";
import { takerView, typeReview } from "@pulda/question/schema-free";
import { useState } from "react";
import { Link as RouterLink } from "react-router";
import { useEditNote } from "../../api/notes.ts";
import { TextBox } from "../../fields/text-box.tsx";
import { Problem } from "../../fields/problem.tsx";
import { notify } from "../../notices/notice.ts";
import { itemRules } from "../../item/render/item-rules.ts";
import { ItemView } from "../../item/render/item-view.tsx";
import { Solution } from "../../item/render/solution.tsx";
import { RuleReviewButton } from "./rule-review-button.tsx";

export function NoteLine({ note }: { note: Note }) {
  const { item } = note;
  const [showsKey, setShowsKey] = useState(false);
  const [memo, setMemo] = useState(note.memo);
  const edit = useEditNote();
  const isUnderstood = note.understood_at !== null;

  async function save() {
    const saved = await edit.mutateAsync({ note_id: note.id, memo });
    notify({ message: saved.ok ? "메모를 저장했어요." : saved.message });
  }

  async function toggleUnderstood() {
    const saved = await edit.mutateAsync({ note_id: note.id, understood: !isUnderstood });
    if (!saved.ok) return notify({ message: saved.message });
    notify({
      message: isUnderstood ? "다시 볼 문항으로 옮겼어요." : "이해했다고 표시했어요.",
      undo: () => edit.mutate({ note_id: note.id, understood: isUnderstood }),
    });
  }

  return (
    <ListItem sx={{ display: "block", p: 2, breakInside: "avoid" }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {note.exam_id === null ? (
          note.title
        ) : (
          <Link component={RouterLink} to={`/exam/${note.exam_id}`}>
            {note.title}
          </Link>
        )}
        {" · "}
        {new Date(note.missed_at).toLocaleDateString("ko-KR", { dateStyle: "medium" })}
        {note.times > 1 && ` · ${note.times}번 틀렸어요`}
      </Typography>
      {item ? (
        <MissedItem note={note} item={item} showsKey={showsKey} />
      ) : (
        <Problem>저장된 내용을 읽을 수 없어서 이 문항은 보여 드릴 수 없어요.</Problem>
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", mt: 1 }}>
        {item && (
          <Button onClick={() => setShowsKey(!showsKey)} aria-expanded={showsKey}>
            {showsKey ? "해설 접기" : "정답과 해설"}
          </Button>
        )}
        <Button
          onClick={() => void toggleUnderstood()}
          disabled={edit.isPending}
          aria-pressed={isUnderstood}
        >
          {isUnderstood ? "✓ 이해했어요" : "이해했어요"}
        </Button>
        {item && note.rules.length > 0 && (
          <RuleReviewButton rules={[...note.rules, typeReview(item.type)]}>
            새 문항 풀기
          </RuleReviewButton>
        )}
      </Stack>
      <TextBox
        size="small"
        multiline
        maxRows={6}
        label="내 메모"
        value={memo}
        onChange={setMemo}
        attributes={{ maxLength: 2000 }}
        margin="dense"
      />
      {memo !== note.memo && (
        <Button
          variant="outlined"
          sx={{ mt: 1 }}
          disabled={edit.isPending}
          onClick={() => void save()}
        >
          메모 저장
        </Button>
      )}
    </ListItem>
  );
}

function MissedItem({ note, item, showsKey }: { note: Note; item: Item; showsKey: boolean }) {
  const { key, explanation } = item;
  const rules = itemRules(item);
  return (
    <ItemView
      item={takerView(item)}
      examId={note.exam_id ?? undefined}
      response={note.response}
      placeRules={showsKey ? rules.places : undefined}
      rightChoice={showsKey && "choice" in key ? key.choice : undefined}
    >
      {showsKey && (
        <Solution
          item={takerView(item)}
          answer={key}
          explanation={explanation}
          rules={rules}
          words={note.words}
        />
      )}
    </ItemView>
  );
}
