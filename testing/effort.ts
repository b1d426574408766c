/**
 * The effort of a test run, short or long. The only module that reads the switch: `npm run test:long`
 * sets PULDA_TEST=long and a random PULDA_TEST_SEED.
 */

/** Whether this is the long run: all rounds, all screen widths, many seeds. */
export const IS_LONG = process.env["PULDA_TEST"] === "long";

/** The seed of all random cases: fixed in a short run, so that a failure can be reproduced. */
export const SEED = IS_LONG ? Number(process.env["PULDA_TEST_SEED"] ?? Date.now() % 2 ** 31) : 1122;

/** @example effort(5, 30) // rounds: 5 in `npm test`, 30 in the long run */
export function effort<T>(short: T, long: T): T {
  return IS_LONG ? long : short;
}

/**
 * The parameters of a fast-check property: number of cases and seed.
 * @example fc.assert(fc.property(…), draws(200, 5000))
 */
export function draws(short: number, long: number): { numRuns: number; seed: number } {
  return { numRuns: effort(short, long), seed: SEED };
}
