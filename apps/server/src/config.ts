/** Settings from the environment. An invalid value stops the start with one clear line. */
import { isIP, isIPv4 } from "node:net";
import { z } from "zod";
import { withSecretFiles } from "./secret-files.ts";

const flag = <T extends string>(values: readonly [T, ...T[]]) => z.enum(values);

/** @example isNetwork("10.0.0.0/8") // true; so are one address, and "loopback" */
function isNetwork(text: string): boolean {
  if (text === "loopback") return true;
  const [address = "", length, ...more] = text.split("/");
  if (isIP(address) === 0 || more.length > 0) return false;
  if (length === undefined) return true;
  return /^\d{1,3}$/.test(length) && Number(length) <= (isIPv4(address) ? 32 : 128);
}

/** After five minutes without a word the connection itself is given up. */
const SECONDS = "a number of seconds from 1 to 300 is wanted";

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
  PULDA_TRUST_PROXY: z
    .string()
    .transform((list) => list.split(",").map((one) => one.trim()))
    .refine(
      (list) => list.every(isNetwork),
      "addresses or networks of reverse proxies are wanted, separated by commas, such as 10.0.0.2, 172.16.0.0/12",
    )
    .optional(),
  /** In place of the file in the data folder: the same for all processes on one database. */
  PULDA_SECRET_KEY: z.string().min(32, "at least 32 characters are wanted").optional(),
  /** How many processes share one database; at four the largest calls still fit into a process's part of a quota. */
  PULDA_PROCESSES: z
    .string()
    .regex(/^[1-4]$/, "a number from 1 to 4 is wanted")
    .transform(Number)
    .default(1),
  /** Whether other names below the public one are bound to https as well. */
  PULDA_HSTS_SUBDOMAINS: flag(["on", "off"]).default("off"),
  /** Whether admins have to sign in in two steps. */
  PULDA_ADMIN_TWO_STEP: flag(["optional", "required"]).default("optional"),
  PULDA_SIGN_UP: flag(["open", "closed", "invitation"]).default("open"),
  KAKAO_CLIENT_ID: z.string().min(1).optional(),
  KAKAO_CLIENT_SECRET: z.string().min(1).optional(),
  KAKAO_ISSUER: z.url({ protocol: /^https?$/ }).default("https://kauth.kakao.com"),
  LOG_LEVEL: flag(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("warn"),
  PULDA_METRICS_TOKEN: z.string().min(16, "at least 16 characters are wanted").optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  PULDA_MAIL_FROM: z.string().min(3).max(200).optional(),
  PULDA_MODEL_PROVIDER: flag(["openai-compatible", "anthropic", "google"]).optional(),
  /** Where the model is reached: with "openai-compatible" always, else in place of the provider's own address. */
  PULDA_MODEL_URL: z.url({ protocol: /^https?$/ }).optional(),
  PULDA_MODEL: z.string().min(1).max(200).optional(),
  PULDA_MODEL_KEY: z.string().min(1).optional(),
  /** The model that solves items blind, where it is not the one that proposes them. */
  PULDA_MODEL_SOLVER: z.string().min(1).max(200).optional(),
  /** For each user. */
  PULDA_MODEL_DAILY_TOKENS: z
    .string()
    .regex(/^[1-9]\d{0,11}$/, "a number of tokens is wanted")
    .transform(Number)
    .optional(),
  /** In seconds without a word from the model. */
  PULDA_MODEL_TIMEOUT: z
    .string()
    .regex(/^\d{1,3}$/, SECONDS)
    .transform(Number)
    .refine((seconds) => seconds >= 1 && seconds <= 300, SECONDS)
    .default(90),
});
export type Settings = z.infer<typeof Settings>;

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

/**
 * Whether others than the one at this machine can reach the server, as far as the settings tell.
 * @example isReachable({ HOST: "127.0.0.1", PULDA_PUBLIC_URL: "https://pulda.example" }) // true
 */
export function isReachable({
  HOST,
  PULDA_PUBLIC_URL,
}: Pick<Settings, "HOST"> & { PULDA_PUBLIC_URL?: string | undefined }): boolean {
  const hosts = [HOST, ...(PULDA_PUBLIC_URL ? [new URL(PULDA_PUBLIC_URL).hostname] : [])];
  return hosts.some((host) => !LOOPBACK.test(host));
}

/** Whether the way to the database leaves this machine unencrypted, and nobody has said that it may. */
export function isPlainDatabase({ DATABASE_URL: url }: Pick<Settings, "DATABASE_URL">): boolean {
  if (!url) return false;
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get("host") ?? hostname;
  const isHere = host === "" || host.startsWith("/") || LOOPBACK.test(host);
  const says = ["sslmode", "ssl"].some((name) => searchParams.has(name));
  return !isHere && !says;
}

/** A link made of what a request names as its host could lead anywhere. */
const LINKS_NEED_ORIGIN =
  "SMTP_URL에는 PULDA_PUBLIC_URL도 있어야 해요. 메일의 링크에 들어갈 주소예요. / PULDA_PUBLIC_URL: wanted with SMTP_URL";

/** What is missing where a model is set up in part; null where nothing is. */
function modelProblem(settings: Settings): string | null {
  const { PULDA_MODEL_PROVIDER: provider, PULDA_MODEL: model, PULDA_MODEL_URL: url } = settings;
  const others = [url, settings.PULDA_MODEL_KEY, settings.PULDA_MODEL_SOLVER];
  if (!provider && (model || others.some((one) => one !== undefined)))
    return wanted("PULDA_MODEL_PROVIDER");
  if (provider && !model) return wanted("PULDA_MODEL");
  if (provider === "openai-compatible" && !url) return wanted("PULDA_MODEL_URL");
  const needsKey = provider === "anthropic" || provider === "google";
  return needsKey && settings.PULDA_MODEL_KEY === undefined ? wanted("PULDA_MODEL_KEY") : null;
}

function wanted(name: string): string {
  return `모델을 쓰려면 환경 변수 ${name}도 있어야 해요. / ${name}: wanted to use a model`;
}

/** An empty variable counts as unset. */
function present(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
}

function unusableFile(name: string): string {
  return `환경 변수 ${name}의 파일을 읽을 수 없거나, 같은 값이 이미 있어요. / ${name}: one readable file is wanted, and no other value`;
}

/**
 * The settings, or one line that names the first variable that does not parse.
 * @example readSettings({ PORT: "80a" }) // { problem: "PORT …" }
 */
export function readSettings(
  environment: NodeJS.ProcessEnv,
): { settings: Settings } | { problem: string } {
  const read = withSecretFiles(present(environment));
  if ("unusable" in read) return { problem: unusableFile(read.unusable) };
  const parsed = Settings.safeParse(read.environment);
  if (parsed.success) {
    const { SMTP_URL, PULDA_PUBLIC_URL } = parsed.data;
    const problem = SMTP_URL && !PULDA_PUBLIC_URL ? LINKS_NEED_ORIGIN : modelProblem(parsed.data);
    return problem === null ? { settings: parsed.data } : { problem };
  }
  const [issue] = parsed.error.issues;
  const name = String(issue?.path[0]);
  // The value may be a secret, so it is not repeated.
  return { problem: `환경 변수 ${name}의 값을 읽을 수 없어요. / ${name}: ${issue?.message}` };
}
