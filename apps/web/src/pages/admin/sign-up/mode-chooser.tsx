import Card from "@mui/material/Card";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import type { SignUpMode } from "@pulda/contract";
import { useId } from "react";
import { useEditSignUpMode } from "../../../api/admin.ts";
import { notify } from "../../../notices/notice.ts";

const MODES: readonly (readonly [SignUpMode, name: string, text: string])[] = [
  ["open", "누구나", "이메일이 있으면 누구나 가입해요."],
  ["invitation", "초대받은 사람만", "아래에서 만든 초대 코드가 있어야 가입해요."],
  ["closed", "아무도", "새로 가입할 수 없어요. 이미 있는 계정은 그대로 써요."],
];

const CHANGED = {
  open: "이제 누구나 가입할 수 있어요.",
  invitation: "이제 초대받은 사람만 가입할 수 있어요.",
  closed: "이제 아무도 새로 가입할 수 없어요.",
} as const satisfies Record<SignUpMode, string>;

interface Props {
  readonly mode: SignUpMode;
  /** What holds until an admin chooses. */
  readonly defaultMode: SignUpMode;
}

/** Chooses who may sign up; it holds at once, and can be undone. */
export function ModeChooser({ mode, defaultMode }: Props) {
  const edit = useEditSignUpMode();
  const label = useId();

  async function choose(next: SignUpMode, isUndo = false) {
    if (next === mode && !isUndo) return;
    const edited = await edit.mutateAsync({ mode: next });
    if (!edited.ok) return notify({ message: edited.message });
    notify({ message: CHANGED[next], ...(!isUndo && { undo: () => void choose(mode, true) }) });
  }

  return (
    <Card component="section" aria-labelledby={label} sx={{ p: 2 }}>
      <Typography id={label} variant="h2" sx={{ mb: 1 }}>
        누가 가입할 수 있나요?
      </Typography>
      <FormControl disabled={edit.isPending}>
        <RadioGroup
          aria-labelledby={label}
          value={edit.isPending ? edit.variables.mode : mode}
          onChange={(_, next) => void choose(next as SignUpMode)}
        >
          {MODES.map(([value, name, text]) => (
            <FormControlLabel
              key={value}
              value={value}
              control={<Radio />}
              sx={{ alignItems: "flex-start", my: 0.5 }}
              slotProps={{ typography: { component: "div", sx: { pt: 1 } } }}
              label={
                <>
                  {name}
                  <Typography variant="body2" color="textSecondary">
                    {text}
                  </Typography>
                </>
              }
            />
          ))}
        </RadioGroup>
      </FormControl>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        서버 설정(PULDA_SIGN_UP)의 처음 값: {nameOf(defaultMode)}
      </Typography>
    </Card>
  );
}

function nameOf(mode: SignUpMode): string {
  return MODES.find(([one]) => one === mode)?.[1] ?? mode;
}
