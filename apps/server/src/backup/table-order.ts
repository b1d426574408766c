/**
 * Sorts tables so that each comes after those that it references (topological sort); equals by name.
 * @param references the names of the tables that a table references, by its name
 * @throws when tables reference each other in a circle
 * @example tableOrder(new Map([["exam", ["user"]], ["user", []]])) // ["user", "exam"]
 */
export function tableOrder(references: ReadonlyMap<string, readonly string[]>): string[] {
  const ordered = new Set<string>();
  const waiting = new Set([...references.keys()].toSorted());
  while (waiting.size > 0) {
    const ready = [...waiting].filter((name) =>
      references.get(name)?.every((other) => other === name || ordered.has(other)),
    );
    if (ready.length === 0)
      throw new Error(`tables reference each other: ${[...waiting].join(", ")}`);
    for (const name of ready) {
      ordered.add(name);
      waiting.delete(name);
    }
  }
  return [...ordered];
}
