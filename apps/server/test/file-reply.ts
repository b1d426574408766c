/** The answers of calls for files, as a test looks at them. */
import type { Visitor } from "./server.ts";

/** @param path behind `/api/v1/`, with its query */
export async function getFile(visitor: Visitor, path: string) {
  const { response, body } = await visitor.get(`/api/v1/${path}`);
  const { headers, rawPayload } = response;
  const warnings = headers["pulda-warnings"];
  return {
    body,
    text: response.body,
    bytes: rawPayload,
    start: rawPayload.subarray(0, 2).toString("latin1"),
    name: decodeURIComponent(
      /filename\*=UTF-8''(\S+)/u.exec(String(headers["content-disposition"]))?.[1] ?? "",
    ),
    warnings:
      typeof warnings === "string"
        ? (JSON.parse(Buffer.from(warnings, "base64").toString()) as string[])
        : [],
  };
}
