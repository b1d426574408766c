/** Encodes the fields of a call: lists and objects as JSON in one field; undefined fields are omitted. */
type Fields = Readonly<Record<string, unknown>>;

/** @example formData({ types: ["a"], seed: undefined }).get("types") // '["a"]' */
export function formData(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of present(fields)) {
    form.append(name, value instanceof Blob ? value : text(value));
  }
  return form;
}

/** @example queryString({ page: 2, search: "" }) // "?page=2&search=" */
export function queryString(fields: Fields): string {
  const query = new URLSearchParams(present(fields).map(([name, value]) => [name, text(value)]));
  return query.size > 0 ? `?${query}` : "";
}

function present(fields: Fields): [string, unknown][] {
  return Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
}

function text(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
