/**
 * Common passwords of eight characters and more: the words, keyboard walks and runs of digits
 * that leaked lists agree on, and the Korean ones among them.
 */
const COMMON = new Set(
  `password passw0rd password1 password12 password123 passw0rd1 p@ssw0rd p@ssword pa$$word
  12345678 123456789 1234567890 0123456789 87654321 987654321 9876543210 11111111 00000000
  12341234 12121212 11223344 123123123 123321123 147258369 159357159 102030405 1q2w3e4r 1q2w3e4r5t
  1q2w3e4r! q1w2e3r4 1qaz2wsx qwertyuiop qwerty123 qwerty12 qwer1234 qwer1234! asdf1234 asdfghjkl
  zxcvbnm1 asdfasdf qwerqwer zaq12wsx abcd1234 abcd1234! abc12345 abcdefgh a1234567 a12345678 aa123456
  asd12345 iloveyou iloveyou1 sunshine princess football baseball superman batman123 trustno1
  welcome1 welcome123 letmein1 dragon123 monkey123 shadow123 master123 michael1 jennifer jordan23
  computer internet samsung1 starwars whatever computer1 changeme admin123 admin1234 administrator
  root1234 test1234 guest123 user1234 temp1234 secret123 hello123 lovely12 charlie1 liverpool
  dlstjd12 tkfkdgo1 tkfkdgody dkssud12 dkssudgktpdy sarang12 saranghae korea123 korea1234 seoul123
  pulda1234 puldapulda 2580258025 741852963 789456123 963852741 13579135 24682468 a1b2c3d4 1a2b3c4d`.split(
    /\s+/,
  ),
);

/** Whether a password is listed, repeats one or two characters, or is a run of digits. */
export function isCommon(password: string): boolean {
  const lower = password.toLowerCase();
  return (
    COMMON.has(lower) || /^(.{1,2})\1+$/u.test(lower) || "01234567890123456789".includes(lower)
  );
}
