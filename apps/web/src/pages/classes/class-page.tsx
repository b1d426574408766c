/** A class as its teachers see it: the list, what was given, and who has done what. */
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ClassDocument } from "@pulda/contract";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { useClass, useClassCall } from "../../api/classes.ts";
import AddIcon from "../../icons/add.tsx";
import { useNameOfPage } from "../../navigation/page-name.ts";
import { notify } from "../../notices/notice.ts";
import { copyText } from "../copy-text.ts";
import { EmptyState } from "../empty-state.tsx";
import { ExamItemsSkeleton } from "../exam-doc/exam-items-skeleton.tsx";
import { LoadFailed } from "../load-failed.tsx";
import { PageTitle } from "../page-title.tsx";
import { RenameDialog } from "../rename-dialog.tsx";
import { momentText } from "../time-text.ts";
import { AddMembers } from "./add-members.tsx";
import { MembersTable } from "./members-table.tsx";
import { ShareLines } from "./share-lines.tsx";

export default function ClassPage() {
  const id = Number(useParams()["id"]);
  const group = useClass(id);
  useNameOfPage(group.data?.title);
  if (group.isPending) return <ExamItemsSkeleton />;
  if (!group.data)
    return (
      <LoadFailed
        name="반을"
        error={group.error}
        isBusy={group.isFetching}
        onRetry={() => void group.refetch()}
      />
    );
  return <ClassView key={id} group={group.data} />;
}

function ClassView({ group }: { readonly group: ClassDocument }) {
  const navigate = useNavigate();
  const edit = useClassCall("classEdit");
  const remove = useClassCall("classRemove");
  const [dialog, setDialog] = useState<"rename" | "add" | null>(null);

  async function removeClass() {
    const isSure = window.confirm(
      `‘${group.title}’ 반을 지울까요? 명단과 이 반에 낸 문제집의 풀이, 점수가 모두 없어지고 되돌릴 수 없어요.`,
    );
    if (!isSure) return;
    const removed = await remove.mutateAsync({ class_id: group.id });
    if (!removed.ok) return notify({ message: removed.message });
    await navigate("/class");
  }

  return (
    <>
      <PageTitle title={group.title}>
        <Button onClick={() => setDialog("rename")}>이름 바꾸기</Button>
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setDialog("add")}>
          학생 넣기
        </Button>
      </PageTitle>
      <Stack spacing={3}>
        {group.members.length === 0 ? (
          <Card>
            <EmptyState message="명단이 비어 있어요. 이름을 붙여 넣거나, 아래 링크로 학생이 직접 들어오게 하세요.">
              <Button variant="outlined" onClick={() => setDialog("add")}>
                학생 넣기
              </Button>
            </EmptyState>
          </Card>
        ) : (
          <MembersTable group={group} />
        )}
        <section aria-labelledby="class-shares">
          <Typography id="class-shares" variant="h2" sx={{ mb: 1 }}>
            낸 문제집
          </Typography>
          <Card>
            {group.shares.length === 0 ? (
              <EmptyState message="문제집을 열고 ‘학생에게 내기’에서 이 반을 고르세요.">
                <Button variant="outlined" component={Link} to="/exam">
                  만든 문제집
                </Button>
              </EmptyState>
            ) : (
              <ShareLines shares={group.shares} />
            )}
          </Card>
        </section>
        <JoinLink group={group} />
        <Teachers group={group} />
        {group.role === "owner" && (
          <div>
            <Button color="inherit" onClick={() => void removeClass()}>
              반 지우기
            </Button>
          </div>
        )}
      </Stack>
      {dialog === "rename" && (
        <RenameDialog
          label="반 이름"
          title={group.title}
          onSave={(title) => edit.mutateAsync({ class_id: group.id, title })}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === "add" && <AddMembers classId={group.id} onClose={() => setDialog(null)} />}
    </>
  );
}

function JoinLink({ group }: { readonly group: ClassDocument }) {
  const invite = useClassCall("classInvite");
  const set = async (on: boolean) => {
    const done = await invite.mutateAsync({ class_id: group.id, on });
    if (!done.ok) notify({ message: done.message });
  };
  const link = group.token && `${window.location.origin}/join/${group.token}`;
  return (
    <section aria-labelledby="join-link">
      <Typography id="join-link" variant="h2" sx={{ mb: 1 }}>
        학생이 계정으로 들어오기
      </Typography>
      <Card sx={{ p: 2 }}>
        <Typography variant="body2" color="textSecondary" sx={{ wordBreak: "keep-all" }}>
          들어온 학생은 ‘오늘’에서 과제와 마감을 보고, 오답노트가 쌓여요. 계정이 없어도 낸 문제집은
          링크로 풀 수 있어요.
        </Typography>
        {link && (
          <Typography sx={{ overflowWrap: "anywhere", mt: 1 }}>
            {link}
            {group.code && (
              <>
                {" "}
                · 번호 <b>{group.code}</b> ({momentText(group.code_expires_at!)}까지)
              </>
            )}
          </Typography>
        )}
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", mt: 1 }}>
          {link && (
            <Button variant="outlined" onClick={() => void copyText(link, "링크를")}>
              링크 복사
            </Button>
          )}
          <Button disabled={invite.isPending} onClick={() => void set(true)}>
            {link ? "새로 만들기" : "링크와 번호 만들기"}
          </Button>
          {link && (
            <Button color="inherit" disabled={invite.isPending} onClick={() => void set(false)}>
              끄기
            </Button>
          )}
        </Stack>
      </Card>
    </section>
  );
}

function Teachers({ group }: { readonly group: ClassDocument }) {
  const invite = useClassCall("classTeacherInvite");
  const remove = useClassCall("classTeacherRemove");
  const [link, setLink] = useState<string | null>(null);

  async function call() {
    const made = await invite.mutateAsync({ class_id: group.id });
    if (!made.ok) return notify({ message: made.message });
    setLink(`${window.location.origin}/class/teacher/${made.result.token}`);
  }

  return (
    <section aria-labelledby="teachers">
      <Typography id="teachers" variant="h2" sx={{ mb: 1 }}>
        선생님
      </Typography>
      <Card sx={{ p: 2 }}>
        <Stack component="ul" spacing={1} sx={{ listStyle: "none", m: 0, p: 0 }}>
          {group.teachers.map((teacher) => (
            <Stack
              component="li"
              key={teacher.user_id}
              direction="row"
              spacing={1}
              sx={{ alignItems: "center" }}
            >
              <Typography sx={{ flex: 1, overflowWrap: "anywhere" }}>
                {teacher.email}
                {teacher.role === "owner" && " (만든 사람)"}
              </Typography>
              {teacher.role === "teacher" && group.role === "owner" && (
                <Button
                  color="inherit"
                  onClick={() => remove.mutate({ class_id: group.id, user_id: teacher.user_id })}
                >
                  빼기
                </Button>
              )}
            </Stack>
          ))}
        </Stack>
        {group.role === "owner" && (
          <Button disabled={invite.isPending} onClick={() => void call()} sx={{ mt: 1 }}>
            함께 가르칠 선생님 부르기
          </Button>
        )}
        {link && (
          <Alert
            severity="success"
            sx={{ mt: 1, overflowWrap: "anywhere" }}
            action={<Button onClick={() => void copyText(link, "링크를")}>복사</Button>}
          >
            {link} — 한 번만, 7일 안에 쓸 수 있어요.
          </Alert>
        )}
      </Card>
    </section>
  );
}
