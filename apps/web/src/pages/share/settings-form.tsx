/** How an exam is given: the fields of giving it and of changing that later. */
import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { ShareSettings } from "@pulda/contract";
import { useId, useState } from "react";
import { DisclosureButton } from "../../fields/disclosure-button.tsx";
import { fromLocal, toLocal } from "./local-time.ts";

interface Props {
  readonly settings: ShareSettings;
  /** Whether those that are seldom changed are folded away at first. */
  readonly isFoldable?: boolean;
  readonly problemOf: (field: string) => string | undefined;
  readonly onChange: (change: Partial<ShareSettings>) => void;
}

/** The names of the fields, for what the server says about them. */
export const SETTING_FIELDS = [
  "title",
  "mode",
  "time_limit",
  "max_attempts",
  "order",
  "requires",
  "asks_number",
  "opens_at",
  "closes_at",
  "show_score",
  "show_answers",
  "show_explanations",
];

/** Those that can be folded away. */
const FOLDED_FIELDS = SETTING_FIELDS.slice(SETTING_FIELDS.indexOf("order"));

/** In minutes; 0 for none. */
const TIME_LIMITS = [0, 5, 10, 20, 30, 40, 50, 70, 90];
const ATTEMPTS = [1, 2, 3, 5];
const NO_LIMIT = 0;

const WHEN = [
  ["now", "제출 즉시"],
  ["closed", "마감 뒤"],
  ["never", "비공개"],
] as const;

export function SettingsForm({ settings, isFoldable = false, problemOf, onChange }: Props) {
  const [isOpen, setOpen] = useState(!isFoldable);
  const rest = useId();
  // what is wrong is never out of sight
  const isShown = isOpen || FOLDED_FIELDS.some((field) => problemOf(field) !== undefined);
  return (
    <Stack spacing={2}>
      <Choice
        label="풀이 방식"
        value={settings.mode}
        problem={problemOf("mode")}
        options={[
          ["test", "시험: 다 풀고 제출하면 채점해요"],
          ["practice", "연습: 한 문항마다 정답과 해설을 봐요"],
        ]}
        onChange={(mode) =>
          onChange(
            mode === "practice"
              ? { mode, show_score: "now", show_answers: "now", show_explanations: "now" }
              : { mode: "test" },
          )
        }
      />
      <Stack direction={{ xs: "column", sm: "row" }} spacing={2}>
        <Choice
          label="제한 시간"
          value={String((settings.time_limit ?? 0) / 60)}
          problem={problemOf("time_limit")}
          options={withOwn(TIME_LIMITS, (settings.time_limit ?? 0) / 60).map(
            (minutes) => [String(minutes), minutes === 0 ? "없음" : `${minutes}분`] as const,
          )}
          onChange={(minutes) =>
            onChange({ time_limit: minutes === "0" ? null : Number(minutes) * 60 })
          }
        />
        <Choice
          label="응시 횟수"
          value={String(settings.max_attempts ?? NO_LIMIT)}
          problem={problemOf("max_attempts")}
          options={[
            ...withOwn(ATTEMPTS, settings.max_attempts ?? 1).map(
              (count) => [String(count), `${count}번`] as const,
            ),
            [String(NO_LIMIT), "제한 없음"],
          ]}
          onChange={(count) =>
            onChange({ max_attempts: Number(count) === NO_LIMIT ? null : Number(count) })
          }
        />
      </Stack>
      {isFoldable && (
        <Box>
          <DisclosureButton isOpen={isShown} controls={rest} onToggle={() => setOpen(!isShown)}>
            기간, 순서, 공개 범위
          </DisclosureButton>
          {!isShown && (
            <Typography variant="body2" color="textSecondary" sx={{ wordBreak: "keep-all" }}>
              {summaryOf(settings)}
            </Typography>
          )}
        </Box>
      )}
      <div id={rest}>{isShown && <SeldomChanged {...{ settings, problemOf, onChange }} />}</div>
    </Stack>
  );
}

/** When it is open, in which order, and what is shown to whom. */
function SeldomChanged({ settings, problemOf, onChange }: Omit<Props, "isFoldable">) {
  const isPractice = settings.mode === "practice";
  return (
    <Stack spacing={2}>
      <Stack direction={{ xs: "column", sm: "row" }} spacing={2}>
        <Moment
          label="시작"
          value={settings.opens_at}
          problem={problemOf("opens_at")}
          onChange={(opens_at) => onChange({ opens_at })}
        />
        <Moment
          label="마감"
          value={settings.closes_at}
          problem={problemOf("closes_at")}
          onChange={(closes_at) => onChange({ closes_at })}
        />
      </Stack>
      <Typography variant="body2" color="textSecondary">
        비워 두면 바로 시작하고, 직접 마감할 때까지 열려 있어요.
      </Typography>
      <Choice
        label="문항과 선지의 순서"
        value={settings.order}
        problem={problemOf("order")}
        options={[
          ["same", "모두 같게"],
          ["forms", "A형·B형 번갈아"],
          ["each", "학생마다 다르게"],
        ]}
        onChange={(order) => onChange({ order })}
      />
      <Stack direction={{ xs: "column", sm: "row" }} spacing={2}>
        <Choice
          label="점수"
          isDisabled={isPractice}
          value={settings.show_score}
          problem={problemOf("show_score")}
          options={WHEN}
          onChange={(show_score) => onChange({ show_score })}
        />
        <Choice
          label="정답"
          isDisabled={isPractice}
          value={settings.show_answers}
          problem={problemOf("show_answers")}
          options={WHEN}
          onChange={(show_answers) => onChange({ show_answers })}
        />
        <Choice
          label="해설"
          isDisabled={isPractice}
          value={settings.show_explanations}
          problem={problemOf("show_explanations")}
          options={WHEN}
          onChange={(show_explanations) => onChange({ show_explanations })}
        />
      </Stack>
      <Choice
        label="풀 수 있는 사람"
        value={settings.requires}
        problem={problemOf("requires")}
        options={[
          ["name", "링크를 아는 누구나: 이름만 쓰면 돼요"],
          ["account", "로그인한 학생만"],
        ]}
        onChange={(requires) => onChange({ requires })}
      />
      <FormControlLabel
        control={
          <Switch
            checked={settings.asks_number}
            onChange={(_, asks_number) => onChange({ asks_number })}
          />
        }
        label="학생 번호도 받기"
      />
    </Stack>
  );
}

/** @example "시작: 바로 · 마감: 직접 · 점수 공개: 제출 즉시 · 정답 공개: 마감 뒤 · 해설 공개: 마감 뒤" */
function summaryOf(settings: ShareSettings): string {
  const { opens_at, closes_at, show_score, show_answers, show_explanations } = settings;
  const names = new Map<string, string>(WHEN);
  return [
    opens_at === null ? "시작: 바로" : "시작: 정한 때",
    closes_at === null ? "마감: 직접" : "마감: 정한 때",
    `점수 공개: ${names.get(show_score)}`,
    `정답 공개: ${names.get(show_answers)}`,
    `해설 공개: ${names.get(show_explanations)}`,
  ].join(" · ");
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly problem: string | undefined;
  readonly isDisabled?: boolean;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, problem, isDisabled = false, onChange } = props;
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={value}
      disabled={isDisabled}
      error={Boolean(problem)}
      helperText={problem}
      onChange={(event) => onChange(event.target.value as Value)}
    >
      {options.map(([key, name]) => (
        <MenuItem key={key} value={key} sx={{ whiteSpace: "normal" }}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface MomentProps {
  readonly label: string;
  /** ISO 8601. */
  readonly value: string | null;
  readonly problem: string | undefined;
  readonly onChange: (value: string | null) => void;
}

function Moment({ label, value, problem, onChange }: MomentProps) {
  const id = useId();
  return (
    <TextField
      id={id}
      fullWidth
      type="datetime-local"
      label={label}
      value={value === null ? "" : toLocal(value)}
      error={Boolean(problem)}
      helperText={problem}
      slotProps={{ inputLabel: { shrink: true } }}
      onChange={(event) => onChange(fromLocal(event.target.value))}
    />
  );
}

/** A list of choices that has the present one. */
function withOwn(choices: readonly number[], own: number): number[] {
  return [...new Set([...choices, own])].toSorted((a, b) => a - b);
}
