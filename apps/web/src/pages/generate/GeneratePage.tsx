import AddIcon from "@mui/icons-material/Add";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { lazy, Suspense } from "react";
import { limits } from "virtual:contract";
import { useSession } from "../../api/session.ts";
import { Problem } from "../../fields/Problem.tsx";
import { PageTitle } from "../PageTitle.tsx";
import { EXAMPLE } from "./example.ts";
import { neighboursOf, seedOf, withoutPassage, withPassage, withPicks, withText } from "./draft.ts";
import { focusPassage } from "./focusPassage.ts";
import { GenerateBar } from "./GenerateBar.tsx";
import { LevelChooser } from "./LevelChooser.tsx";
import { PassageField } from "./PassageField.tsx";
import { SeedField } from "./SeedField.tsx";
import { TypeChooser } from "./TypeChooser.tsx";
import { useGenerate } from "./useGenerate.ts";
import { TextBox } from "../../fields/TextBox.tsx";
import { WhenNear } from "../WhenNear.tsx";

const Places = lazy(() => import("./Places.tsx"));

/** So many passages are drawn at once; of more, those that are near. */
const FEW = 10;
/** About as tall as a passage's field is, in pixels. */
const TALL = 420;

/** Where a question set is made of passages. */
export default function GeneratePage() {
  const { id } = useSession();
  return id ? <GenerateForm key={id} userId={id} /> : null;
}

function GenerateForm({ userId }: { userId: number }) {
  const { draft, change, submit, isStrict, isBusy, failure, errorOf } = useGenerate(userId);
  const { passages } = draft;
  const isOnlyEmpty = passages.length === 1 && passages[0]?.text === "";
  const isFull = passages.length >= limits.MAX_PASSAGES;

  function typed(at: number, text: string) {
    const next = withText(draft, at, text);
    change(next);
    const added = next.passages.length - passages.length;
    if (added > 0) focusPassage(at + 1 + added);
  }

  function add(text: string) {
    const next = withPassage(draft, text);
    change(next);
    if (text === "") focusPassage(next.passages.length);
  }

  return (
    <form noValidate onSubmit={submit}>
      <PageTitle title="문제집 만들기" />
      {failure && (
        <Problem>문제집을 만들지 못했어요. 입력한 내용은 그대로 있어요. {failure.message}</Problem>
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
          {passages.map(({ key, text, picks = [] }, at) => (
            <WhenNear
              key={key}
              data-item={at + 1}
              isNear={at < FEW || passages.length <= FEW}
              height={TALL}
            >
              <PassageField
                number={at + 1}
                text={text}
                isStrict={isStrict}
                refusal={errorOf(`passages.${at}.text`) ?? errorOf(`passages.${at}`)}
                onChange={(next) => typed(at, next)}
                onRemove={isOnlyEmpty ? undefined : () => change(withoutPassage(draft, at))}
              />
              <Suspense fallback={<Box sx={{ height: 44 }} />}>
                <Places
                  number={at + 1}
                  text={text}
                  neighbours={neighboursOf(draft, at)}
                  seed={seedOf(draft)}
                  level={draft.level}
                  picks={picks}
                  isOpenAtFirst={passages.length === 1}
                  onPick={(next) => change(withPicks(draft, at, next))}
                />
              </Suspense>
            </WhenNear>
          ))}
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
            <Button startIcon={<AddIcon />} disabled={isFull} onClick={() => add("")}>
              지문 추가
            </Button>
            <Button disabled={isFull} onClick={() => add(EXAMPLE)}>
              예시 지문
            </Button>
          </Stack>
          <Typography variant="body2" color="textSecondary">
            여러 지문을 한꺼번에 붙여 넣을 때는 지문 사이에 빈 줄, ---, 빈 줄을 차례로 넣어 주세요.
          </Typography>
        </Stack>
      </Card>
      <Card component="section" aria-label="문항" sx={{ p: { xs: 2, sm: 3 }, mt: 2 }}>
        <Stack spacing={3}>
          <TypeChooser
            draft={draft}
            problem={errorOf("types")}
            onChange={(part) => change({ ...draft, ...part })}
          />
          <LevelChooser level={draft.level} onChange={(level) => change({ ...draft, level })} />
          <SeedField
            draft={draft}
            problem={errorOf("seed")}
            onChange={(seed) => change({ ...draft, seed })}
          />
        </Stack>
      </Card>
      <GenerateBar isBusy={isBusy} />
    </form>
  );
}
