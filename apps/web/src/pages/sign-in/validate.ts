/** Validates credentials before they are sent; the server validates them again. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export type CredentialProblems = Partial<Record<keyof Credentials, string>>;

const MIN_PASSWORD_LENGTH = 8;

export function credentialProblems(
  { email, password }: Credentials,
  isNew: boolean,
): CredentialProblems {
  const problems: CredentialProblems = {};
  if (email.trim() === "") problems.email = "이메일을 입력해 주세요.";
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()))
    problems.email = "이메일 주소의 형식이 아니에요.";
  if (password === "") problems.password = "비밀번호를 입력해 주세요.";
  else if (isNew && password.length < MIN_PASSWORD_LENGTH)
    problems.password = `비밀번호는 ${MIN_PASSWORD_LENGTH}자 이상이어야 해요.`;
  return problems;
}
