/** 예시 문제집: example exams that can be taken at once, by school year. */
import Card from "@mui/material/Card";
import List from "@mui/material/List";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import Button from "@mui/material/Button";
import { useLibrary } from "../../api/library.ts";
import { EmptyState } from "../empty-state.tsx";
import { PageTitle } from "../page-title.tsx";
import { LibraryLine } from "./library-line.tsx";
import { useTakeExample } from "./use-take-example.ts";
import { Problem } from "../../fields/problem.tsx";

const ALL = "모두";
const LINE_HEIGHT = 76;
const SKELETONS = 6;

export default function LibraryPage() {
  const { data: entries, isError, refetch } = useLibrary();
  const [grade, setGrade] = useState(ALL);
  const example = useTakeExample();
  const grades = [ALL, ...new Set(entries?.map((entry) => entry.grade))];
  const shown = entries?.filter((entry) => grade === ALL || entry.grade === grade) ?? [];
  return (
    <>
      <PageTitle title="예시 문제집" />
      <Stack spacing={2}>
        <Typography color="textSecondary">
          지문이 없어도 바로 풀 수 있어요. 열어 본 문제집은 ‘만든 문제집’에 저장되고, 고치거나
          인쇄할 수도 있어요.
        </Typography>
        <ToggleButtonGroup
          exclusive
          color="primary"
          aria-label="학년"
          value={grade}
          onChange={(_, next: string | null) => next !== null && setGrade(next)}
        >
          {grades.map((name) => (
            <ToggleButton key={name} value={name} sx={{ px: { xs: 1.5, sm: 2 } }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {example.problem && <Problem>예시 문제집을 열지 못했어요. {example.problem}</Problem>}
        <Card>
          {entries ? (
            <List aria-label="예시 문제집" disablePadding>
              {shown.map((entry, at) => (
                <LibraryLine key={entry.slug} entry={entry} isStrong={at === 0} example={example} />
              ))}
            </List>
          ) : isError ? (
            <EmptyState message="예시 문제집을 불러오지 못했어요.">
              <Button variant="outlined" onClick={() => void refetch()}>
                다시 불러오기
              </Button>
            </EmptyState>
          ) : (
            Array.from({ length: SKELETONS }, (_, at) => (
              <Skeleton key={at} variant="rounded" height={LINE_HEIGHT - 16} sx={{ m: 1 }} />
            ))
          )}
        </Card>
      </Stack>
    </>
  );
}
