/** The results of an exam for all to see, without names: slides that the arrow keys turn. */
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import { useTheme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { Board, BoardQuestion } from "@pulda/contract";
import { takerView } from "@pulda/question/schema-free";
import { useLayoutEffect, useState } from "react";
import { Link, useParams } from "react-router";
import { useGrammarNames } from "../../api/grammar.ts";
import { useQuestionTypes } from "../../api/questions.ts";
import { useBoard, useShareQuestions } from "../../api/shares.ts";
import { Bars } from "../../charts/lazy-charts.tsx";
import CloseIcon from "../../icons/close.tsx";
import { ItemView } from "../../item/render/item-view.tsx";
import { Solution } from "../../item/render/solution.tsx";
import { circled } from "@pulda/question/schema-free";
import { useNameOfPage } from "../../navigation/page-name.ts";
import { ExamItemsSkeleton } from "../exam-doc/exam-items-skeleton.tsx";
import { LoadFailed } from "../load-failed.tsx";
import { mostMissed, percent, scoreRanges } from "./board-texts.ts";
import { LargeBars } from "./large-bars.tsx";

/** How many questions get a slide of their own. */
const MAX_QUESTIONS = 5;

type Slide =
  | { readonly kind: "scores" }
  | { readonly kind: "questions" }
  | { readonly kind: "rules" }
  | { readonly kind: "question"; readonly question: BoardQuestion };

export default function SlidesPage() {
  const id = Number(useParams()["id"]);
  const board = useBoard(id);
  useNameOfPage(board.data && `${board.data.share.title} 함께 보기`);
  if (board.isPending) return <ExamItemsSkeleton />;
  if (!board.data)
    return (
      <LoadFailed
        name="결과를"
        error={board.error}
        isBusy={board.isFetching}
        onRetry={() => void board.refetch()}
      />
    );
  return <Slides board={board.data} />;
}

function Slides({ board }: { readonly board: Board }) {
  const { share } = board;
  const [at, setAt] = useState(0);
  const slides: Slide[] = [
    { kind: "scores" },
    { kind: "questions" },
    ...(board.rules.length > 0 ? [{ kind: "rules" } as const] : []),
    ...mostMissed(board)
      .slice(0, MAX_QUESTIONS)
      .map((question): Slide => ({ kind: "question", question })),
  ];
  const last = slides.length - 1;
  const shown = slides[Math.min(at, last)]!;
  useLayoutEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "ArrowRight" || key === "PageDown") setAt((now) => Math.min(last, now + 1));
      if (key === "ArrowLeft" || key === "PageUp") setAt((now) => Math.max(0, now - 1));
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [last]);
  return (
    <Stack spacing={2} sx={OVER_ALL}>
      <Stack direction="row" spacing={1} sx={{ alignItems: "center" }}>
        <Typography component="h1" variant="h5" sx={{ flex: 1, overflowWrap: "anywhere" }}>
          {share.title}
        </Typography>
        <IconButton component={Link} to={`/share/${share.id}`} aria-label="현황판으로">
          <CloseIcon />
        </IconButton>
      </Stack>
      <Box role="region" aria-live="polite" aria-label={`${at + 1}번째 장`} sx={{ flex: 1 }}>
        <SlideView key={at} slide={shown} board={board} />
      </Box>
      <Stack
        component="nav"
        aria-label="장 넘기기"
        direction="row"
        spacing={1}
        sx={{ alignItems: "center", justifyContent: "center" }}
      >
        <Button variant="outlined" disabled={at === 0} onClick={() => setAt(at - 1)}>
          이전
        </Button>
        <Typography sx={{ minWidth: 64, textAlign: "center" }}>
          {at + 1} / {slides.length}
        </Typography>
        <Button variant="contained" disabled={at >= last} onClick={() => setAt(at + 1)}>
          다음
        </Button>
      </Stack>
    </Stack>
  );
}

/** A projector shows the slide alone. */
const OVER_ALL = {
  position: "fixed",
  inset: 0,
  zIndex: "modal",
  overflow: "auto",
  bgcolor: "background.default",
  p: { xs: 2, sm: 4 },
} as const;

function SlideView({ slide, board }: { readonly slide: Slide; readonly board: Board }) {
  const theme = useTheme();
  const types = useQuestionTypes();
  const ruleNames = useGrammarNames(true);
  switch (slide.kind) {
    case "scores": {
      const done = board.scores.reduce((sum, count) => sum + count, 0);
      const ranges = scoreRanges(board.share.max_score, board.scores.length);
      const summary =
        board.mean === null
          ? "아직 제출한 학생이 없어요"
          : `${done}명 · 평균 ${Math.round(board.mean * 10) / 10}점 / ${board.share.max_score}점`;
      return (
        <Stack spacing={2}>
          <Heading>{summary}</Heading>
          <Box aria-hidden>
            <Bars
              names={ranges}
              series={[{ label: "학생", data: board.scores, color: theme.palette.primary.main }]}
            />
          </Box>
        </Stack>
      );
    }
    case "questions":
      return (
        <Stack spacing={2}>
          <Heading>문항별 정답률</Heading>
          <LargeBars
            bars={board.questions.map(({ position, type, correct }) => ({
              name: `${position}번 ${types.data?.find(({ id }) => id === type)?.name ?? ""}`,
              share: correct ?? 0,
            }))}
          />
        </Stack>
      );
    case "rules":
      return (
        <Stack spacing={2}>
          <Heading>많이 틀린 규칙</Heading>
          <LargeBars
            bars={board.rules.flatMap(({ name, count, missed }) => {
              const shown = ruleNames?.get(name);
              return shown && missed > 0 ? [{ name: shown, share: missed / count }] : [];
            })}
          />
        </Stack>
      );
    case "question":
      return <QuestionSlide shareId={board.share.id} question={slide.question} />;
  }
}

function QuestionSlide({ shareId, question }: { shareId: number; question: BoardQuestion }) {
  const questions = useShareQuestions(shareId);
  const [isRevealed, setRevealed] = useState(false);
  const found = questions.data?.find(({ item }) => item.id === question.id);
  if (!found) return <ExamItemsSkeleton />;
  const { item, evidence } = found;
  const { proof } = item;
  const rules = {
    rules: proof.kind === "author" ? [] : proof.rules,
    places: proof.kind === "made" ? (proof.places ?? []) : [],
  };
  return (
    <Stack spacing={2}>
      <Heading>
        {question.position}번 · 정답률 {percent(question.correct ?? 0)}
      </Heading>
      <ItemView
        item={takerView(item)}
        hasDictionary={false}
        layout="split"
        rightChoice={isRevealed ? (question.key ?? undefined) : undefined}
        evidence={isRevealed ? evidence : undefined}
      >
        {question.choices.length > 0 && (
          <LargeBars
            bars={question.choices.map((count, at) => ({
              name: circled(at + 1),
              share: question.count === 0 ? 0 : count / question.count,
              isRight: isRevealed && at + 1 === question.key,
            }))}
          />
        )}
        <Box role="status" sx={{ mt: 2 }}>
          {isRevealed ? (
            <Solution
              item={takerView(item)}
              answer={item.key}
              explanation={item.explanation}
              rules={rules}
            />
          ) : (
            <Button variant="contained" onClick={() => setRevealed(true)}>
              정답과 해설 보기
            </Button>
          )}
        </Box>
      </ItemView>
    </Stack>
  );
}

function Heading({ children }: { readonly children: React.ReactNode }) {
  return (
    <Typography variant="h2" sx={{ fontSize: "clamp(1.25rem, 2.5vw, 2rem)" }}>
      {children}
    </Typography>
  );
}
