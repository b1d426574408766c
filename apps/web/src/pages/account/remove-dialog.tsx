import Typography from "@mui/material/Typography";
import type { Account, Endpoints, ResultOf } from "@pulda/contract";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useRemoveAccount, useStartRemoval } from "../../api/account.ts";
import { TextBox } from "../../fields/text-box.tsx";
import { useSubmit } from "../../fields/use-submit.ts";
import { FormDialog } from "../form-dialog.tsx";
import { after } from "../sign-in/after.ts";
import { canProve, OwnerProof, ownPassword } from "./owner-proof.tsx";

type Removal = ResultOf<Endpoints["userRemoveStart"]>;

interface Props {
  readonly account: Account;
  readonly onClose: () => void;
}

const WORD = "모두 지우기";

/** Removes the account in two steps: who asks, then what goes. */
export default function RemoveDialog({ account, onClose }: Props) {
  const [removal, setRemoval] = useState<Removal | null>(null);
  return removal ? (
    <LastStep removal={removal} onClose={onClose} />
  ) : (
    <ProofStep account={account} onProven={setRemoval} onClose={onClose} />
  );
}

function ProofStep({ account, onProven, onClose }: Props & { onProven: (to: Removal) => void }) {
  const start = useStartRemoval();
  const [password, setPassword] = useState("");
  const { form, isBusy, message, problemOf, submit } = useSubmit(["password"]);

  async function next() {
    const started = await submit(() => start.mutateAsync(ownPassword(account, password)));
    if (started) onProven(started.result);
  }

  return (
    <FormDialog
      title="계정을 지울까요?"
      action="다음"
      form={form}
      message={message}
      isDisabled={isBusy || !canProve(account)}
      onSubmit={next}
      onClose={onClose}
    >
      <Typography variant="body2">
        문제집, 즐겨찾기 폴더, 풀이 기록과 점수, 오답노트, 단어장, 학습 현황이 모두 없어져요.
      </Typography>
      <OwnerProof
        account={account}
        password={password}
        problem={problemOf("password")}
        onChange={setPassword}
      />
    </FormDialog>
  );
}

function LastStep({ removal, onClose }: { removal: Removal; onClose: () => void }) {
  const { confirmation, exam_count, attempt_count, word_count } = removal;
  const remove = useRemoveAccount();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const { form, isBusy, message, problemOf, refuse, submit } = useSubmit(["typed"]);

  async function finish() {
    if (typed.trim() !== WORD) return refuse("typed", `‘${WORD}’라고 입력해 주세요.`);
    if (await submit(() => remove.mutateAsync(confirmation)))
      await navigate("/sign-in", after("removed"));
  }

  return (
    <FormDialog
      title="마지막으로 확인할게요"
      action="계정 지우기"
      isDestructive
      form={form}
      message={message}
      isDisabled={isBusy}
      onSubmit={finish}
      onClose={onClose}
    >
      <Typography>
        문제집 <b>{countText(exam_count)}개</b>, 풀이 기록 <b>{countText(attempt_count)}개</b>, 단어{" "}
        <b>{countText(word_count)}개</b>를 지워요. 되돌릴 수 없어요.
      </Typography>
      <TextBox
        autoFocus
        label={`‘${WORD}’라고 입력해 주세요`}
        name="typed"
        autoComplete="off"
        value={typed}
        problem={problemOf("typed")}
        onChange={setTyped}
      />
    </FormDialog>
  );
}

function countText(count: number): string {
  return count.toLocaleString("ko-KR");
}
