import { TextBox } from "./text-box.tsx";

interface Props {
  /** Whether a recovery code does, too. */
  readonly takesRecovery: boolean;
  readonly value: string;
  readonly problem: string | undefined;
  readonly autoFocus?: boolean;
  readonly onChange: (text: string) => void;
}

/** The code of the second step. */
export function CodeField({ takesRecovery, value, problem, autoFocus = false, onChange }: Props) {
  return (
    <TextBox
      label="인증 코드"
      name="code"
      autoComplete="one-time-code"
      autoFocus={autoFocus}
      value={value}
      problem={problem}
      hint={takesRecovery ? "앱의 숫자 6자리 또는 복구 코드" : "앱에 보이는 숫자 6자리"}
      onChange={onChange}
      attributes={{
        // A recovery code has letters.
        inputMode: takesRecovery ? "text" : "numeric",
        maxLength: 40,
        autoCapitalize: "none",
        spellCheck: false,
      }}
    />
  );
}
