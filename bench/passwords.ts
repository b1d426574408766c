/**
 * What the check of a new password costs, as a ratio: the slowest of those of the greatest length beside usual ones.
 *
 *   npm run bench
 */
import { isEasilyGuessed } from "../apps/server/src/user/password-list.ts";
import { median } from "./measure.ts";

const USUAL = ["right horse 42", "Password1!", "xkqvbmwz", "초록 지붕 밑의 고양이"];
const LONGEST = ["a", "a1", "@5$1|0!3", "1234", "é", "가"].map((piece) =>
  piece.repeat(200).slice(0, 200),
);
const ROUNDS = 2000;

await isEasilyGuessed("loads the list");
const usual = await microseconds(USUAL);
let longest = 0;
for (const password of LONGEST) longest = Math.max(longest, await microseconds([password]));
console.log(
  `a new password is checked in ${usual.toFixed(1)} µs; the slowest of 200 characters takes ${(longest / usual).toFixed(1)} times that`,
);

/** The median of all checks. */
async function microseconds(passwords: readonly string[]): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const password of passwords) {
      const since = performance.now();
      await isEasilyGuessed(password);
      taken.push((performance.now() - since) * 1000);
    }
  return median(taken);
}
