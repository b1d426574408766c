/**
 * A table that is looked up by words of a text. An object literal also has what every object is born with, so that
 * "constructor" would be found in it.
 * @example wordTable({ do: "does" })["constructor"] // undefined
 */
export function wordTable<T>(entries: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.freeze(Object.assign(Object.create(null) as Record<string, T>, entries));
}
