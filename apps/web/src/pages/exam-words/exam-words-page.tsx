/** The hard words of an exam's passages, to be added to the word list. */
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Checkbox from "@mui/material/Checkbox";
import List from "@mui/material/List";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Suspense, useState } from "react";
import { onDemand } from "../../loading/on-demand.tsx";
import { Link, useParams } from "react-router";
import AddIcon from "../../icons/add.tsx";
import BackIcon from "../../icons/arrow-back.tsx";
import { useAppendWords, useWordsOfExam } from "../../api/words.ts";
import { notify } from "../../notices/notice.ts";
import { LEVELS } from "../../word/korean-names.ts";
import { EmptyState } from "../empty-state.tsx";
import { useNameOfPage } from "../../navigation/page-name.ts";
import { LoadFailed } from "../load-failed.tsx";
import { PageTitle } from "../page-title.tsx";
import { ExamWordLine } from "./exam-word-line.tsx";
import { SelectBox } from "../../fields/select-box.tsx";

const WordTestDialog = onDemand(async () => ({
  default: (await import("../../word/word-test-dialog.tsx")).WordTestDialog,
}));

export default function ExamWordsPage() {
  const id = Number(useParams()["id"]);
  const [level, setLevel] = useState(2);
  const [unchecked, setUnchecked] = useState<ReadonlySet<string>>(new Set());
  const [isTestOpen, setTestOpen] = useState(false);
  const found = useWordsOfExam(id, level);
  const append = useAppendWords();
  useNameOfPage(found.data && `${found.data.title}의 단어`);
  if (found.isError && !found.data)
    return (
      <LoadFailed
        name="문제집을"
        error={found.error}
        isBusy={found.isFetching}
        onRetry={() => void found.refetch()}
      />
    );
  const words = found.data?.words ?? [];
  const wanted = words.filter(({ lemma, listed }) => !listed && !unchecked.has(lemma));

  async function add() {
    const outcome = await append.mutateAsync({
      exam_id: id,
      words: wanted.map(({ lemma, meaning, context }) => ({ text: lemma, meaning, context })),
    });
    notify({
      message: outcome.ok
        ? `단어 ${outcome.result.added.length}개를 단어장에 넣었어요.`
        : outcome.message,
    });
  }

  function toggle(lemma: string) {
    const next = new Set(unchecked);
    if (!next.delete(lemma)) next.add(lemma);
    setUnchecked(next);
  }

  return (
    <>
      <Button component={Link} to={`/exam/${id}`} startIcon={<BackIcon />} sx={{ mb: 1 }}>
        문제집
      </Button>
      <PageTitle title={found.data ? `${found.data.title}의 단어` : "문제집의 단어"} />
      <Stack spacing={2}>
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ alignItems: "center", flexWrap: "wrap" }}
        >
          <Typography component="label" htmlFor="above">
            이 수준보다 어려운 단어
          </Typography>
          <SelectBox
            id="above"
            value={level}
            onChange={(event) => setLevel(Number(event.target.value))}
          >
            {[1, 2, 3, 4].map((value) => (
              <option key={value} value={value}>
                {LEVELS[value]}
              </option>
            ))}
          </SelectBox>
          <Button variant="outlined" sx={{ ml: "auto" }} onClick={() => setTestOpen(true)}>
            단어 시험
          </Button>
        </Stack>
        <Card>
          {!found.data ? (
            <Stack spacing={1} sx={{ p: 1 }} aria-busy aria-label="불러오는 중">
              {[1, 2, 3, 4].map((at) => (
                <Skeleton key={at} variant="rounded" height={64} />
              ))}
            </Stack>
          ) : words.length === 0 ? (
            <EmptyState message="이 수준보다 어려운 단어가 없어요. 수준을 낮춰 보세요." />
          ) : (
            <List
              aria-label="단어"
              disablePadding
              sx={{ "& > li + li": { borderTop: 1, borderColor: "divider" } }}
            >
              {words.map((word) => (
                <ExamWordLine key={word.lemma} word={word}>
                  {word.listed ? (
                    <Typography variant="body2" color="textSecondary">
                      ✓ 단어장에 있어요
                    </Typography>
                  ) : (
                    <Checkbox
                      checked={!unchecked.has(word.lemma)}
                      onChange={() => toggle(word.lemma)}
                      slotProps={{ input: { "aria-label": `${word.lemma} 넣기` } }}
                    />
                  )}
                </ExamWordLine>
              ))}
            </List>
          )}
        </Card>
        {found.hasNextPage && (
          <Button
            variant="outlined"
            loading={found.isFetchingNextPage}
            onClick={() => void found.fetchNextPage()}
          >
            다음 지문의 단어도 보기
          </Button>
        )}
        {words.length > 0 && (
          <Button
            variant="contained"
            size="large"
            startIcon={<AddIcon />}
            disabled={wanted.length === 0 || append.isPending}
            onClick={() => void add()}
          >
            {wanted.length > 0
              ? `고른 단어 ${wanted.length}개 단어장에 넣기`
              : "넣을 단어를 골라 주세요"}
          </Button>
        )}
      </Stack>
      <Suspense>
        {isTestOpen && (
          <WordTestDialog examId={id} above={level} onClose={() => setTestOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
