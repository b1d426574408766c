/** Validates credentials before they are sent; the server validates them again. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface Typed extends Credentials {
  /** The invitation's code; null where none is needed. */
  readonly invitation: string | null;
}

export type CredentialProblems = Partial<Record<keyof Typed, string | undefined>>;

const MIN_PASSWORD_LENGTH = 8;

export function credentialProblems(
  { email, password, invitation }: Typed,
  isNew: boolean,
): CredentialProblems {
  const problems: CredentialProblems = {};
  if (invitation?.trim() === "") problems.invitation = "초대 코드를 입력해 주세요.";
  const emailProblem = problemOfEmail(email);
  if (emailProblem) problems.email = emailProblem;
  if (password === "") problems.password = "비밀번호를 입력해 주세요.";
  else if (isNew && password.length < MIN_PASSWORD_LENGTH)
    problems.password = `비밀번호는 ${MIN_PASSWORD_LENGTH}자 이상이어야 해요.`;
  return problems;
}

function problemOfEmail(email: string): string | undefined {
  if (email.trim() === "") return "이메일을 입력해 주세요.";
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) return "이메일 주소의 형식이 아니에요.";
  return undefined;
}
