/** What came of the letters, as a table by type. */
import type { LetterItem } from "./round.ts";

/** @param tasks the type of each item that was wanted */
export function summary(tasks: readonly string[], done: readonly LetterItem[]): string {
  const types = [...new Set(tasks)];
  const rows = types.map((type) =>
    rowOf(
      type,
      tasks.filter((one) => one === type).length,
      done.filter((one) => one.type === type),
    ),
  );
  if (types.length > 1) rows.push(rowOf("all", tasks.length, done));
  const width = Math.max(...rows.map(([type = ""]) => type.length), 4);
  return [["type", "wanted", "passed", "(repaired)", "refused", "waiting", "refused by"], ...rows]
    .map(([type = "", ...cells]) =>
      [type.padEnd(width), ...cells.map((cell) => cell.padStart(8))].join("  ").trimEnd(),
    )
    .join("\n");
}

function rowOf(type: string, wanted: number, done: readonly LetterItem[]): string[] {
  const passed = done.filter(({ item }) => item !== null);
  const repaired = passed.filter(
    ({ item }) => item?.proof.kind === "made" && (item.proof.model?.repairs ?? 0) > 0,
  );
  const checks = Map.groupBy(
    done.flatMap(({ refused }) => (refused ? [refused.check] : [])),
    (check) => check,
  );
  const counts = [
    wanted,
    passed.length,
    repaired.length,
    done.length - passed.length,
    wanted - done.length,
  ];
  const by = [...checks]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([check, { length }]) => `${check} ${length}`);
  return [type, ...counts.map(String), by.join(", ")];
}
