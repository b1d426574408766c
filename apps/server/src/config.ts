/** Settings from the environment. An invalid value stops the start with one clear line. */
import { z } from "zod";

const flag = <T extends string>(values: readonly [T, ...T[]]) => z.enum(values);

const Settings = z.object({
  PORT: z
    .string()
    .regex(/^\d+$/, "a number is wanted")
    .transform(Number)
    .refine((port) => port <= 65_535, "65535 is the last port")
    .default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  PULDA_DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PULDA_PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
  /** Host names, without ports, separated by commas. */
  PULDA_ALLOWED_HOSTS: z
    .string()
    .transform((names) => names.split(",").map((name) => name.trim()))
    .pipe(
      z.array(
        z.string().regex(/^[\w.-]+$/, "host names without ports, separated by commas, are wanted"),
      ),
    )
    .default([]),
  PULDA_SIGN_UP: flag(["open", "closed"]).default("open"),
  KAKAO_CLIENT_ID: z.string().min(1).optional(),
  KAKAO_CLIENT_SECRET: z.string().min(1).optional(),
  KAKAO_ISSUER: z.url({ protocol: /^https?$/ }).default("https://kauth.kakao.com"),
  LOG_LEVEL: flag(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("warn"),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
});
export type Settings = z.infer<typeof Settings>;

/** An empty variable counts as unset. */
function present(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
}

/**
 * The settings, or one line that names the first variable that does not parse.
 * @example readSettings({ PORT: "80a" }) // { problem: "PORT …" }
 */
export function readSettings(
  environment: NodeJS.ProcessEnv,
): { settings: Settings } | { problem: string } {
  const parsed = Settings.safeParse(present(environment));
  if (parsed.success) return { settings: parsed.data };
  const [issue] = parsed.error.issues;
  const name = String(issue?.path[0]);
  // The value may be a secret, so it is not repeated.
  return { problem: `환경 변수 ${name}의 값을 읽을 수 없어요. / ${name}: ${issue?.message}` };
}
