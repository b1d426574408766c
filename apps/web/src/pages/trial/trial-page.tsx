/** 가입 없이 풀어 보기: some items of the library, graded on this device. */
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { Trial } from "@pulda/contract";
import { useState } from "react";
import { Link } from "react-router";
import { useTrial } from "../../api/library.ts";
import { ItemView } from "../../item/render/item-view.tsx";
import { Logo } from "../../layouts/logo.tsx";
import { ExamItemsSkeleton } from "../exam-doc/exam-items-skeleton.tsx";
import { LoadFailed } from "../load-failed.tsx";
import { TrialEnd } from "./trial-end.tsx";
import { loadTrialAnswers, saveTrialAnswers } from "./trial-storage.ts";
import { TrialVerdict } from "./trial-verdict.tsx";

export default function TrialPage() {
  const trial = useTrial();
  return (
    <Box sx={{ maxWidth: 1100, mx: "auto", p: { xs: 2, sm: 3 } }}>
      <Stack
        component="header"
        direction="row"
        sx={{ mb: 2, alignItems: "center", justifyContent: "space-between" }}
      >
        <Logo />
        <Button component={Link} to="/sign-in">
          로그인
        </Button>
      </Stack>
      <main id="main" tabIndex={-1}>
        {trial.data ? (
          <Taking trial={trial.data} />
        ) : trial.isPending ? (
          <ExamItemsSkeleton />
        ) : (
          <LoadFailed
            name="예시 문항을"
            error={trial.error}
            isBusy={trial.isFetching}
            onRetry={() => void trial.refetch()}
          />
        )}
      </main>
    </Box>
  );
}

function Taking({ trial }: { trial: Trial }) {
  const { slug, items } = trial;
  const [choices, setChoices] = useState<Readonly<Record<number, number>>>(() => {
    const kept = loadTrialAnswers();
    return kept?.slug === slug ? kept.choices : {};
  });
  const [at, setAt] = useState(() => {
    const first = items.findIndex(({ item }) => choices[item.position] === undefined);
    return first < 0 ? items.length : first;
  });
  const [chosen, setChosen] = useState<number | null>(null);
  const current = items[at];
  if (!current)
    return (
      <TrialEnd
        trial={trial}
        choices={choices}
        onAgain={() => {
          saveTrialAnswers({ slug, choices: {} });
          setChoices({});
          setAt(0);
        }}
      />
    );
  const { item, choice: key, evidence } = current;
  const given = choices[item.position];
  const isAnswered = given !== undefined;

  function answer() {
    if (chosen === null) return;
    const next = { ...choices, [item.position]: chosen };
    setChoices(next);
    saveTrialAnswers({ slug, choices: next });
  }

  function goOn() {
    setChosen(null);
    setAt(at + 1);
    window.scrollTo(0, 0);
  }

  const response = isAnswered ? { choice: given } : chosen === null ? null : { choice: chosen };
  return (
    <Stack spacing={2}>
      <Box>
        <Typography variant="h1">가입 없이 풀어 보기</Typography>
        <Typography color="textSecondary">
          {trial.grade} 지문 하나에서 만든 {items.length}문항이에요. 지금 {at + 1}번째예요.
        </Typography>
        <Done value={at} max={items.length} aria-label="푼 정도" />
      </Box>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <ItemView
          key={item.id}
          item={item}
          response={response}
          onRespond={isAnswered ? null : (next) => "choice" in next && setChosen(next.choice)}
          rightChoice={isAnswered ? key : undefined}
          evidence={isAnswered ? evidence : undefined}
          hasDictionary={false}
          layout="split"
        >
          <div role="status">
            {isAnswered && <TrialVerdict current={current} isRight={given === key} />}
          </div>
          <Stack direction="row" sx={{ mt: 2, justifyContent: "flex-end" }}>
            {isAnswered ? (
              <Button variant="contained" size="large" onClick={goOn}>
                {at + 1 < items.length ? "다음 문항" : "결과 보기"}
              </Button>
            ) : (
              <Button variant="contained" size="large" disabled={chosen === null} onClick={answer}>
                확인
              </Button>
            )}
          </Stack>
        </ItemView>
      </Paper>
    </Stack>
  );
}

const Done = styled("progress")(({ theme }) => ({
  display: "block",
  width: "100%",
  height: 6,
  marginTop: theme.spacing(1),
  accentColor: theme.palette.primary.main,
}));
