import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Suspense, useRef, useState } from "react";
import { onDemand } from "../../loading/on-demand.tsx";
import { Link } from "react-router";
import { limits } from "virtual:contract";
import AddIcon from "../../icons/add.tsx";
import { useSession } from "../../api/session.ts";
import { Problem } from "../../fields/problem.tsx";
import { PageTitle } from "../page-title.tsx";
import { LazyMount } from "../lazy-mount.tsx";
import { ChatSection } from "./chat/chat-section.tsx";
import { EXAMPLE } from "./example.ts";
import { neighboursOf, seedOf, withFound, withoutCode, withPassage } from "./draft.ts";
import { focusPassage } from "./focus-passage.ts";
import { GenerateBar } from "./generate-bar.tsx";
import { LevelChooser } from "./level-chooser.tsx";
import { ModelField } from "./model-field.tsx";
import { PassageRow } from "./passage-row.tsx";
import { PointsField } from "./points-field.tsx";
import { SeedField } from "./seed-field.tsx";
import { leadOf } from "./lead.ts";
import { settingsText } from "./settings-text.ts";
import { isNewcomer } from "./today/today-text.ts";
import { Today } from "./today/today.tsx";
import { TypeChooser } from "./type-chooser.tsx";
import { useGenerate } from "./use-generate.ts";
import { usePassageActions } from "./use-passage-actions.ts";
import { TextBox } from "../../fields/text-box.tsx";
import { useAssignments } from "../../api/taker.ts";
import { useToday } from "../../api/notes.ts";
import { BAR_HEIGHT } from "../../theme.ts";
import { Assignments, isToDo } from "../taker/assignments.tsx";

/** The estimated height of the settings. */
const SETTINGS_HEIGHT_PX = 560;

const ImportDialog = onDemand(() => import("./import/import-dialog.tsx"));

/** What is due today, and below it the form that makes an exam of passages. */
export default function GeneratePage() {
  const { id } = useSession();
  return id ? <GenerateForm key={id} userId={id} /> : null;
}

function GenerateForm({ userId }: { userId: number }) {
  const { draft, change, submit, isStrict, isBusy, failure, errorOf } = useGenerate(userId);
  const actions = usePassageActions(draft, change);
  const { passages } = draft;
  const isFull = passages.length >= limits.MAX_PASSAGES;
  const [isImporting, setImporting] = useState(false);
  const settings = useRef<HTMLDivElement>(null);

  function add(text: string) {
    const next = withPassage(draft, text);
    change(next);
    if (text === "") focusPassage(next.passages.length);
  }

  const today = useToday().data;
  const hasAssignments = (useAssignments().data ?? []).some(isToDo);
  const leads = leadOf({ today, hasAssignments, draft });
  return (
    <>
      <Assignments title="반에서 받은 문제집" isStrong={leads === "assignments"} />
      {today && (
        <Today
          userId={userId}
          today={today}
          hasAssignments={hasAssignments}
          isStrong={leads === "today"}
        />
      )}
      <form noValidate onSubmit={submit}>
        <PageTitle title="문제집 만들기" />
        {failure && (
          <Problem>
            문제집을 만들지 못했어요. 입력한 내용은 그대로 있어요. {failure.message}
          </Problem>
        )}
        <Card component="section" aria-label="지문" sx={{ p: { xs: 2, sm: 3 } }}>
          <Stack spacing={2}>
            <TextBox
              label="제목 (비워 두면 지어 드려요)"
              value={draft.title}
              problem={errorOf("title")}
              onChange={(title) => change({ ...draft, title })}
              attributes={{ maxLength: 100 }}
            />
            {passages.map((passage, at) => (
              <PassageRow
                key={passage.key}
                at={at}
                passage={passage}
                neighbours={neighboursOf(draft, at)}
                isOnly={passages.length === 1}
                isStrict={isStrict}
                refusal={errorOf(`passages.${at}.text`) ?? errorOf(`passages.${at}`)}
                seed={seedOf(draft)}
                level={draft.level}
                actions={actions}
              />
            ))}
            <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
              <Button startIcon={<AddIcon />} disabled={isFull} onClick={() => add("")}>
                지문 추가
              </Button>
              <Button disabled={isFull} onClick={() => setImporting(true)}>
                지문 가져오기
              </Button>
              <Button disabled={isFull} onClick={() => add(EXAMPLE)}>
                예시 지문
              </Button>
              {!(today && isNewcomer(today)) && (
                <Button component={Link} to="/library">
                  예시 문제집 풀어 보기
                </Button>
              )}
            </Stack>
            <Typography variant="body2" color="textSecondary">
              시험지나 교재에서 복사한 글은 ‘지문 가져오기’가 나눠 드려요. 여기에 여러 지문을
              한꺼번에 붙여 넣을 때는 지문 사이에 ---만 적은 줄을 넣어 주세요.
            </Typography>
          </Stack>
        </Card>
        {/* far below on a phone, and never the first that is looked at */}
        <LazyMount isEager={false} isSoon height={SETTINGS_HEIGHT_PX}>
          <Card
            component="section"
            aria-label="문항"
            ref={settings}
            tabIndex={-1}
            // below the bar at the top
            sx={{ p: { xs: 2, sm: 3 }, mt: 2, scrollMarginTop: `calc(${BAR_HEIGHT} + 8px)` }}
          >
            <Stack spacing={3}>
              <TypeChooser
                draft={draft}
                problem={errorOf("types")}
                amountProblem={errorOf("amount")}
                onChange={(part) => change({ ...draft, ...part })}
              />
              <ModelField draft={draft} onChange={(part) => change({ ...draft, ...part })} />
              <LevelChooser level={draft.level} onChange={(level) => change({ ...draft, level })} />
              <PointsField
                draft={draft}
                problem={errorOf("points_total")}
                onChange={(part) => change({ ...draft, ...part })}
              />
              <SeedField
                draft={draft}
                problem={errorOf("seed")}
                onChange={(part) => change({ ...withoutCode(draft), ...part })}
              />
            </Stack>
          </Card>
        </LazyMount>
        <GenerateBar
          settings={settingsText(draft)}
          isBusy={isBusy}
          isStrong={leads === "make"}
          onChangeSettings={() => {
            settings.current?.scrollIntoView?.({ block: "start" });
            settings.current?.focus({ preventScroll: true });
          }}
        />
      </form>
      <ChatSection draft={draft} />
      <Suspense>
        {isImporting && (
          <ImportDialog
            room={limits.MAX_PASSAGES - passages.filter(({ text }) => text.trim() !== "").length}
            onClose={() => setImporting(false)}
            onTake={(found) => {
              setImporting(false);
              change(found.reduce(withFound, draft));
            }}
          />
        )}
      </Suspense>
    </>
  );
}
