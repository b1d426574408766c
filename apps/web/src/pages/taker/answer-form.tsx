/** 답안지: the answer form of a printed paper, numbers and lines alone. */
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { circled } from "@pulda/question/schema-free";
import type { ItemResponse, TakerItem } from "@pulda/question";
import { useState } from "react";
import { Navigate, useParams } from "react-router";
import { useAttempt, type CachedAttempt } from "../../api/attempts.ts";
import { TextBox } from "../../fields/text-box.tsx";
import { useNameOfPage } from "../../navigation/page-name.ts";
import { notify } from "../../notices/notice.ts";
import { useOutbox } from "../attempt/outbox/use-outbox.ts";
import { SavingState } from "../attempt/taking/saving-state.tsx";
import { SubmitDialog } from "../attempt/taking/submit-dialog.tsx";
import { ExamItemsSkeleton } from "../exam-doc/exam-items-skeleton.tsx";
import { LoadFailed } from "../load-failed.tsx";

export default function AnswerForm({ id }: { readonly id: number }) {
  const { token = "" } = useParams();
  const attempt = useAttempt(id);
  useNameOfPage(attempt.data && `${attempt.data.title} 답안지`);
  if (attempt.isPending) return <ExamItemsSkeleton />;
  if (!attempt.data)
    return (
      <LoadFailed
        name="답안지를"
        error={attempt.error}
        comfort="저장한 답은 그대로 있어요."
        isBusy={attempt.isFetching}
        onRetry={() => void attempt.refetch()}
      />
    );
  if (attempt.data.submitted_at !== null) return <Navigate to={`/t/${token}/${id}`} replace />;
  return <Form attempt={attempt.data} />;
}

function Form({ attempt }: { readonly attempt: CachedAttempt }) {
  const [isConfirming, setConfirming] = useState(false);
  const { outbox, state } = useOutbox(attempt.id, {
    onConflict: () =>
      notify({ message: "다른 창에서 고친 답이 있어요. 새로 고쳐서 확인해 주세요." }),
    onRefused: (_, reason) => notify({ message: `답 하나를 저장하지 못했어요. ${reason}` }),
    onNotSubmitted: (reason) => notify({ message: reason }),
  });
  const waiting = state.entries.flatMap((entry) =>
    entry.kind === "answer" ? [[entry.questionId, entry.response] as const] : [],
  );
  const responses = new Map<number, ItemResponse>([
    ...attempt.responses.map(({ question_id, response }) => [question_id, response] as const),
    ...waiting,
  ]);
  const isSubmitting = state.entries.some(({ kind }) => kind === "submit");

  function respond(questionId: number, response: ItemResponse) {
    const stored = attempt.responses.find(({ question_id }) => question_id === questionId);
    const baseVersion = stored?.version ?? 0;
    outbox.put({ kind: "answer", questionId, response, baseVersion, unacknowledged: [] });
  }

  const unanswered = attempt.questions.flatMap(({ id }, at) => (responses.has(id) ? [] : [at + 1]));
  return (
    <Stack spacing={2} sx={{ maxWidth: 640, mx: "auto" }}>
      <Typography variant="h1" sx={{ overflowWrap: "anywhere" }}>
        {attempt.title} 답안지
      </Typography>
      <Typography color="textSecondary" sx={{ wordBreak: "keep-all" }}>
        종이의 문항을 보고 답만 옮겨 적으세요. 하나씩 바로 저장돼요.
      </Typography>
      <Card component="ol" sx={{ listStyle: "none", m: 0, p: 2 }}>
        {attempt.questions.map((item) => (
          <Stack
            component="li"
            key={item.id}
            direction="row"
            spacing={2}
            sx={{ py: 1, alignItems: "center", borderTop: 1, borderColor: "divider" }}
          >
            <Typography sx={{ minWidth: 32, fontWeight: 600 }}>{item.position}</Typography>
            <AnswerLine
              item={item}
              response={responses.get(item.id) ?? null}
              onRespond={(response) => respond(item.id, response)}
            />
          </Stack>
        ))}
      </Card>
      <Stack direction="row" sx={{ alignItems: "center", justifyContent: "space-between" }}>
        <SavingState
          outbox={state}
          isSubmitting={isSubmitting}
          onRetry={outbox.retry}
          onCancelSubmit={() => outbox.cancelSubmit()}
        />
        <Button
          variant="contained"
          size="large"
          disabled={isSubmitting}
          onClick={() => setConfirming(true)}
        >
          제출
        </Button>
      </Stack>
      {isConfirming && (
        <SubmitDialog
          unanswered={unanswered}
          flagged={[]}
          onGo={() => setConfirming(false)}
          onSubmit={() => {
            setConfirming(false);
            outbox.put({ kind: "submit" });
          }}
          onClose={() => setConfirming(false)}
        />
      )}
    </Stack>
  );
}

interface LineProps {
  readonly item: TakerItem;
  readonly response: ItemResponse | null;
  readonly onRespond: (response: ItemResponse) => void;
}

function AnswerLine({ item, response, onRespond }: LineProps) {
  switch (item.shape) {
    case "choose":
    case "mark": {
      const count = item.shape === "choose" ? item.options.length : item.places;
      const chosen = response && "choice" in response ? response.choice : null;
      return (
        <ToggleButtonGroup
          exclusive
          color="primary"
          aria-label={`${item.position}번 답`}
          value={chosen}
          onChange={(_, choice: number | null) => choice !== null && onRespond({ choice })}
        >
          {Array.from({ length: count }, (_, at) => (
            <ToggleButton key={at} value={at + 1} sx={{ minWidth: 44, minHeight: 44 }}>
              {circled(at + 1)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      );
    }
    case "write": {
      const texts = response && "texts" in response ? response.texts : item.fields.map(() => "");
      return (
        <Stack spacing={1} sx={{ flex: 1 }}>
          {item.fields.map(({ label }, at) => (
            <Written
              key={at}
              label={label ?? `${item.position}번 답`}
              text={texts[at] ?? ""}
              onDone={(text) =>
                onRespond({
                  texts: item.fields.map((_, other) =>
                    other === at ? text : (texts[other] ?? ""),
                  ),
                })
              }
            />
          ))}
        </Stack>
      );
    }
    case "arrange": {
      const order = response && "order" in response ? response.order : [];
      return (
        <Written
          label={`${item.position}번: 조각의 순서`}
          hint={item.pieces.map((piece, at) => `${at + 1} ${piece}`).join(" / ")}
          text={order.map((piece) => piece + 1).join(" ")}
          onDone={(text) => {
            const next = (text.match(/\d+/gu) ?? []).map((digit) => Number(digit) - 1);
            const isWhole =
              next.length === item.pieces.length &&
              new Set(next).size === next.length &&
              next.every((piece) => piece >= 0 && piece < item.pieces.length);
            if (isWhole) onRespond({ order: next });
          }}
        />
      );
    }
  }
}

interface WrittenProps {
  readonly label: string;
  readonly text: string;
  readonly hint?: string;
  readonly onDone: (text: string) => void;
}

/** Saved when the field is left. */
function Written({ label, text, hint, onDone }: WrittenProps) {
  const [typed, setTyped] = useState(text);
  return (
    <TextBox
      label={label}
      value={typed}
      hint={hint}
      onChange={setTyped}
      onBlur={() => {
        if (typed.trim() !== text.trim()) onDone(typed);
      }}
      attributes={{ autoComplete: "off", spellCheck: false, autoCapitalize: "none" }}
    />
  );
}
