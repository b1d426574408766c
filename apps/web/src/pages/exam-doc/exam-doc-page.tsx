/** One exam, with two faces: a cover for whoever takes it, and the desk of its author. */
import Stack from "@mui/material/Stack";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import type { ExamDocument } from "@pulda/contract";
import { useEffect, useState } from "react";
import { useLocation, useParams, useSearchParams } from "react-router";
import { useAttempts } from "../../api/attempts.ts";
import { NEWEST_ATTEMPTS } from "../../api/page-sizes.ts";
import { useExam } from "../../api/exams.ts";
import { useSession } from "../../api/session.ts";
import { useNameOfPage } from "../../navigation/page-name.ts";
import { dropStash } from "../generate/draft-storage.ts";
import { LoadFailed } from "../load-failed.tsx";
import { focusItem } from "./desk/focus-item.ts";
import { ExamCover } from "./exam-cover.tsx";
import { ExamDesk } from "./exam-desk.tsx";
import { ExamHeader } from "./exam-header.tsx";
import { ExamItemsSkeleton } from "./exam-items-skeleton.tsx";
import { useInSlices } from "../use-in-slices.ts";
import { Generating } from "./generating.tsx";

export default function ExamDocPage() {
  const id = Number(useParams()["id"]);
  const exam = useExam(id);
  useNameOfPage(exam.data?.title);
  // they stand above the items: what came later would push these down
  const attempts = useAttempts(id, NEWEST_ATTEMPTS);
  const isShown = useInSlices(!exam.isPending && !attempts.isPending);
  if (!isShown) return <ExamItemsSkeleton />;
  if (!exam.data)
    return (
      <LoadFailed
        name="문제집을"
        error={exam.error}
        isBusy={exam.isFetching}
        onRetry={() => void exam.refetch()}
      />
    );
  return exam.data.state === "generating" ? (
    <Generating exam={exam.data} />
  ) : (
    <ReadyExam key={id} exam={exam.data} />
  );
}

type Face = "cover" | "desk";

/** The hash of a link to one item, as in lessons. */
const ITEM_HASH = /^#question-(\d+)$/;

function ReadyExam({ exam }: { exam: ExamDocument }) {
  const { id: userId } = useSession();
  useEffect(() => {
    if (userId) dropStash(userId, exam.id);
  }, [userId, exam.id]);
  const { hash, key } = useLocation();
  // followed again, it leads there again
  useEffect(() => {
    const question = ITEM_HASH.exec(hash)?.[1];
    if (key && question) focusItem({ id: Number(question) });
  }, [hash, key]);
  const { face, turnTo, isForTaker } = useFace(exam);
  const [wasTurned, setTurned] = useState(false);
  return (
    <Stack spacing={2}>
      <ExamHeader exam={exam} />
      <ToggleButtonGroup
        exclusive
        color="primary"
        aria-label="보는 방법"
        value={face}
        onChange={(_, next: Face | null) => {
          if (next === null) return;
          setTurned(true);
          turnTo(next);
        }}
      >
        <ToggleButton value="cover">표지</ToggleButton>
        <ToggleButton value="desk">문항</ToggleButton>
      </ToggleButtonGroup>
      {face === "cover" ? (
        <ExamCover exam={exam} />
      ) : (
        <ExamDesk exam={exam} isForTaker={isForTaker} isInOne={wasTurned} />
      )}
    </Stack>
  );
}

/**
 * As chosen; else the cover of what came ready-made or has been taken before, and the desk of what was only made, or of
 * a linked item.
 */
function useFace({ id, made_for }: ExamDocument): {
  face: Face;
  turnTo: (face: Face) => void;
  /** Whether it came ready-made or has been taken. */
  isForTaker: boolean;
} {
  const { hash } = useLocation();
  const [params, setParams] = useSearchParams();
  const attempts = useAttempts(id, NEWEST_ATTEMPTS);
  const chosen = params.get("face");
  const isTaken = (attempts.data?.list.length ?? 0) > 0;
  const isForTaker = isTaken || made_for === "taker";
  const usual = isForTaker && !ITEM_HASH.test(hash) ? "cover" : "desk";
  const face = chosen === "cover" || chosen === "desk" ? chosen : usual;
  return {
    face,
    isForTaker,
    turnTo: (next) => setParams({ face: next }, { replace: true, preventScrollReset: true }),
  };
}
