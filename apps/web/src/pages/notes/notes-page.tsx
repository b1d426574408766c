/** 오답노트: missed items by rule, type and exam, and the rules that are due. */
import FormControlLabel from "@mui/material/FormControlLabel";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import type { Note } from "@pulda/contract";
import { Suspense, useState } from "react";
import { onDemand } from "../../loading/on-demand.tsx";
import { Link, useNavigate, useSearchParams } from "react-router";
import { useNoteGroups, useNotes } from "../../api/notes.ts";
import { pageOf } from "../../navigation/list-url.ts";
import { EmptyState } from "../empty-state.tsx";
import { ListFrame } from "../list-frame.tsx";
import { PageTitle } from "../page-title.tsx";
import { DueRules } from "./due-rules.tsx";
import { NoteLine } from "./note-line.tsx";
import { SelectBox } from "../../fields/select-box.tsx";

const PaperDialog = onDemand(() => import("../paper/paper-dialog.tsx"));

const LINE_HEIGHT = 320;

export default function NotesPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const understood = params.get("understood") === "1";
  const chosen = params.get("group") ?? "";
  const page = pageOf(params);
  const groups = useNoteGroups(understood);
  const [isPaperOpen, setPaperOpen] = useState(false);
  const notes = useNotes({ ...filterOf(chosen), understood, page });

  function address(change: Readonly<Record<string, string>>): string {
    const next = new URLSearchParams(params);
    next.delete("page");
    for (const [name, value] of Object.entries(change))
      if (value === "") next.delete(name);
      else next.set(name, value);
    return `?${next}`;
  }
  const go = (change: Readonly<Record<string, string>>) =>
    void navigate(address(change), { replace: true });

  return (
    <>
      <PageTitle title="오답노트">
        <Button disabled={!notes.data?.list.length} onClick={() => setPaperOpen(true)}>
          인쇄·내보내기
        </Button>
      </PageTitle>
      <Stack spacing={2}>
        <DueRules />
        <Stack
          direction="row"
          useFlexGap
          spacing={2}
          sx={{ flexWrap: "wrap", alignItems: "center" }}
        >
          <SelectBox
            value={chosen}
            onChange={(event) => go({ group: event.target.value })}
            inputProps={{ "aria-label": "모아 보기" }}
            sx={{ minHeight: 44, maxWidth: "100%" }}
          >
            <option value="">모두 보기</option>
            {groups.data && (
              <>
                <Group label="규칙" kind="rule" list={groups.data.rules} />
                <Group label="유형" kind="type" list={groups.data.types} />
                <Group label="문제집" kind="exam" list={groups.data.exams} />
              </>
            )}
          </SelectBox>
          <FormControlLabel
            control={
              <Switch
                checked={understood}
                onChange={(_, on) => go({ understood: on ? "1" : "" })}
              />
            }
            label="이해한 문항도 보기"
          />
        </Stack>
        <ListFrame<Note>
          label="놓친 문항"
          query={notes}
          page={page}
          addressOf={(to) => address({ page: String(to) })}
          lineHeight={LINE_HEIGHT}
          empty={
            chosen === "" ? (
              <EmptyState message="아직 틀린 문항이 없어요. 문제집을 풀다 틀리면 여기에 모여요. 답하지 않은 문항은 담지 않아요.">
                <Button component={Link} to="/exam" variant="contained">
                  문제집 풀러 가기
                </Button>
              </EmptyState>
            ) : (
              <EmptyState message="여기에 해당하는 문항이 없어요." />
            )
          }
          renderLine={(note) => <NoteLine key={`${note.id} ${note.missed_at}`} note={note} />}
        />
        <Typography variant="body2" color="textSecondary">
          다시 틀리면 ‘이해했어요’ 표시가 풀려요.
        </Typography>
      </Stack>
      <Suspense>
        {isPaperOpen && (
          <PaperDialog
            source={{ kind: "notes", filter: { ...filterOf(chosen), understood } }}
            onClose={() => setPaperOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}

interface GroupProps {
  readonly label: string;
  readonly kind: string;
  readonly list: readonly { id: string | number; name: string; count: number }[];
}

function Group({ label, kind, list }: GroupProps) {
  if (list.length === 0) return null;
  return (
    <optgroup label={label}>
      {list.map(({ id, name, count }) => (
        <option key={id} value={`${kind}:${id}`}>
          {name} ({count})
        </option>
      ))}
    </optgroup>
  );
}

/** "rule:voice", "type:blank", "exam:7". */
function filterOf(group: string): { rule?: string; type?: string; exam_id?: number } {
  const [, kind, id] = /^(rule|type|exam):(.+)$/.exec(group) ?? [];
  if (kind === "rule" && id) return { rule: id };
  if (kind === "type" && id) return { type: id };
  return kind === "exam" && id && /^\d{1,15}$/.test(id) ? { exam_id: Number(id) } : {};
}
