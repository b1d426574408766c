/**
 * How much a run of the tests does. The one place that reads the switch: `npm run test:long` sets
 * PULDA_TEST=long, and PULDA_TEST_SEED to what it has drawn.
 */

/** Whether this is the long run: all rounds, all widths, many seeds. */
export const IS_LONG = process.env["PULDA_TEST"] === "long";

/** The seed of everything that is drawn: the same in every short run, so that it can be repeated. */
export const SEED = IS_LONG ? Number(process.env["PULDA_TEST_SEED"] ?? Date.now() % 2 ** 31) : 1122;

/** @example effort(5, 30) // rounds: 5 in `npm test`, 30 in the long run */
export function effort<T>(short: T, long: T): T {
  return IS_LONG ? long : short;
}

/**
 * The parameters of a property of fast-check, which prints its seed where it fails.
 * @example fc.assert(fc.property(…), draws(200, 5000))
 */
export function draws(short: number, long: number): { numRuns: number; seed: number } {
  return { numRuns: effort(short, long), seed: SEED };
}
