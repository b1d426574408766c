/** 반: the classes that the user teaches, those that she has joined, and the shares. */
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemText from "@mui/material/ListItemText";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link } from "react-router";
import { useClassCall, useClasses } from "../../api/classes.ts";
import { useShares } from "../../api/shares.ts";
import AddIcon from "../../icons/add.tsx";
import { EmptyState } from "../empty-state.tsx";
import { PageTitle } from "../page-title.tsx";
import { RenameDialog } from "../rename-dialog.tsx";
import { Assignments } from "../taker/assignments.tsx";
import { JoinDialog } from "./join-dialog.tsx";
import { ShareLines } from "./share-lines.tsx";

export default function ClassesPage() {
  const classes = useClasses();
  const shares = useShares({ limit: 20 });
  const create = useClassCall("classCreate");
  const [dialog, setDialog] = useState<"create" | "join" | null>(null);
  const taught = classes.data?.filter(({ role }) => role !== "student");
  const joined = classes.data?.filter(({ role }) => role === "student") ?? [];
  // beside the title, or where there is none yet in its place
  const createButton = (
    <Button
      variant={joined.length > 0 ? "outlined" : "contained"}
      startIcon={<AddIcon />}
      onClick={() => setDialog("create")}
    >
      반 만들기
    </Button>
  );
  return (
    <>
      <PageTitle title="반">
        <Button onClick={() => setDialog("join")}>반에 들어가기</Button>
        {taught && taught.length > 0 && createButton}
      </PageTitle>
      <Stack spacing={3}>
        <Assignments title="내가 풀 문제집" showsDone isStrong={joined.length > 0} />
        <section aria-labelledby="taught">
          <Typography id="taught" variant="h2" sx={{ mb: 1 }}>
            가르치는 반
          </Typography>
          <Card>
            {!taught ? (
              <Skeleton variant="rounded" height={64} sx={{ m: 1 }} />
            ) : taught.length === 0 ? (
              <EmptyState message="반을 만들고 학생 이름을 붙여 넣으면, 누가 문제집을 풀었는지 볼 수 있어요.">
                {createButton}
              </EmptyState>
            ) : (
              <List disablePadding aria-label="가르치는 반">
                {taught.map((group) => (
                  <ListItem key={group.id} disablePadding divider>
                    <ListItemButton component={Link} to={`/class/${group.id}`}>
                      <ListItemText
                        primary={group.title}
                        secondary={`학생 ${group.member_count}명 · 낸 문제집 ${group.share_count}개${group.role === "teacher" ? " · 함께 가르침" : ""}`}
                      />
                    </ListItemButton>
                  </ListItem>
                ))}
              </List>
            )}
          </Card>
        </section>
        {joined.length > 0 && (
          <section aria-labelledby="joined">
            <Typography id="joined" variant="h2" sx={{ mb: 1 }}>
              들어간 반
            </Typography>
            <Card>
              <List disablePadding aria-label="들어간 반">
                {joined.map((group) => (
                  <JoinedClass key={group.id} id={group.id} title={group.title} />
                ))}
              </List>
            </Card>
          </section>
        )}
        <section aria-labelledby="given">
          <Typography id="given" variant="h2" sx={{ mb: 1 }}>
            낸 문제집
          </Typography>
          <Card>
            {shares.data && shares.data.list.length === 0 ? (
              <EmptyState message="만든 문제집을 열고 ‘학생에게 내기’를 누르면 여기에 모여요.">
                <Button variant="outlined" component={Link} to="/exam">
                  만든 문제집
                </Button>
              </EmptyState>
            ) : (
              <ShareLines shares={shares.data?.list} />
            )}
          </Card>
        </section>
      </Stack>
      {dialog === "create" && (
        <RenameDialog
          label="반 만들기"
          title=""
          onSave={(title) => create.mutateAsync({ title })}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === "join" && <JoinDialog onClose={() => setDialog(null)} />}
    </>
  );
}

function JoinedClass({ id, title }: { readonly id: number; readonly title: string }) {
  const leave = useClassCall("classLeave");
  return (
    <ListItem
      divider
      secondaryAction={
        <Button
          color="inherit"
          disabled={leave.isPending}
          onClick={() => {
            const isSure = window.confirm(
              `${title}에서 나갈까요? 그동안 낸 풀이는 선생님의 현황판에 남아요.`,
            );
            if (isSure) leave.mutate({ class_id: id });
          }}
        >
          나가기
        </Button>
      }
    >
      <ListItemText primary={title} />
    </ListItem>
  );
}
