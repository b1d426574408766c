import { z } from "zod";
import { NoFields } from "./fields.ts";
import { getOpen } from "./endpoint.ts";

export const serviceEndpoints = {
  health: getOpen("/api/v1/health", {
    summary: "서버가 살아 있는지",
    request: NoFields,
    result: z.object({ status: z.literal("ok") }),
  }),
  ready: getOpen("/api/v1/ready", {
    summary: "데이터베이스까지 준비되었는지 (아니면 HTTP 503)",
    request: NoFields,
    result: z.object({ status: z.literal("ok") }),
  }),
} as const;
