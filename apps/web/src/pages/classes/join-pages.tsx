/** What the links lead to by which students, or one more teacher, join a class. */
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { useClassCall, useFoundClass } from "../../api/classes.ts";
import { notify } from "../../notices/notice.ts";
import { LoadFailed } from "../load-failed.tsx";
import { JoinDialog } from "./join-dialog.tsx";

/** As a student. */
export function JoinPage() {
  const token = useParams()["token"] ?? "";
  const found = useFoundClass(token);
  const navigate = useNavigate();
  const [isJoining, setJoining] = useState(false);
  if (found.isPending) return null;
  if (!found.data)
    return (
      <LoadFailed
        name="반을"
        error={found.error}
        isBusy={found.isFetching}
        onRetry={() => void found.refetch()}
      />
    );
  const { title, joined } = found.data;
  return (
    <Card sx={{ p: 3 }}>
      <Stack spacing={2} sx={{ alignItems: "center", textAlign: "center" }}>
        <Typography variant="h1">{title}</Typography>
        {joined ? (
          <>
            <Typography>이미 들어와 있는 반이에요.</Typography>
            <Button variant="contained" component={Link} to="/class">
              내 반 보기
            </Button>
          </>
        ) : (
          <>
            <Typography sx={{ wordBreak: "keep-all" }}>
              들어오면 선생님이 낸 문제집이 ‘오늘’에 나타나요. 선생님은 이 반에서 푼 것만 볼 수
              있어요.
            </Typography>
            <Button variant="contained" size="large" onClick={() => setJoining(true)}>
              들어가기
            </Button>
          </>
        )}
      </Stack>
      {isJoining && (
        <JoinDialog
          token={token}
          onDone={() => void navigate("/class")}
          onClose={() => setJoining(false)}
        />
      )}
    </Card>
  );
}

/** As a teacher, by a link that works once. */
export function JoinAsTeacherPage() {
  const token = useParams()["token"] ?? "";
  const join = useClassCall("classTeacherJoin");
  const navigate = useNavigate();

  async function enter() {
    const joined = await join.mutateAsync({ token });
    if (!joined.ok) return notify({ message: joined.message });
    await navigate(`/class/${joined.result.id}`, { replace: true });
  }

  return (
    <Card sx={{ p: 3 }}>
      <Stack spacing={2} sx={{ alignItems: "center", textAlign: "center" }}>
        <Typography variant="h1">함께 가르치기</Typography>
        <Typography sx={{ wordBreak: "keep-all" }}>
          들어오면 반의 명단과 현황판을 보고, 이 반에 문제집을 낼 수 있어요.
        </Typography>
        <Button
          variant="contained"
          size="large"
          disabled={join.isPending}
          onClick={() => void enter()}
        >
          선생님으로 들어가기
        </Button>
      </Stack>
    </Card>
  );
}
