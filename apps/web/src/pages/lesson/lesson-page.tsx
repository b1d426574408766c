/** One grammar lesson. */
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { Link, useNavigate, useParams } from "react-router";
import BackIcon from "../../icons/arrow-back.tsx";
import { useLesson } from "../../api/grammar.ts";
import { LessonBody } from "../../grammar/lesson-body.tsx";
import { isNotThere } from "../../api/gone.ts";
import { useNameOfPage } from "../../navigation/page-name.ts";
import { LoadFailed } from "../load-failed.tsx";
import { EmptyState } from "../empty-state.tsx";
import { PageTitle } from "../page-title.tsx";

export default function LessonPage() {
  const { id = "" } = useParams();
  const lesson = useLesson(id);
  const navigate = useNavigate();
  useNameOfPage(lesson.data?.name);
  if (lesson.isError && !isNotThere(lesson.error))
    return (
      <LoadFailed
        name="문법 설명을"
        error={lesson.error}
        isBusy={lesson.isFetching}
        onRetry={() => void lesson.refetch()}
      />
    );
  return (
    <>
      <Button component={Link} to="/grammar" startIcon={<BackIcon />} sx={{ mb: 1 }}>
        문법
      </Button>
      <PageTitle title={lesson.data?.name ?? "문법 설명"} />
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        {lesson.data ? (
          <LessonBody
            lesson={lesson.data}
            heading="h2"
            onFollow={(other) => void navigate(`/grammar/${other}`)}
          />
        ) : lesson.isError ? (
          <EmptyState message="이 문법 설명을 찾지 못했어요.">
            <Button component={Link} to="/grammar" variant="outlined">
              문법 모두 보기
            </Button>
          </EmptyState>
        ) : (
          <Stack spacing={1} aria-busy aria-label="불러오는 중">
            <Skeleton height={28} />
            <Skeleton height={28} />
            <Skeleton variant="rounded" height={160} />
          </Stack>
        )}
      </Card>
    </>
  );
}
