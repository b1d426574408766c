/** Secrets that stand in files, as vaults mount them: `SMTP_URL_FILE=/run/secrets/smtp` in place of `SMTP_URL`. */
import { readFileSync } from "node:fs";

const SECRETS = [
  "DATABASE_URL",
  "SMTP_URL",
  "PULDA_SECRET_KEY",
  "KAKAO_CLIENT_SECRET",
  "PULDA_METRICS_TOKEN",
  "PULDA_MODEL_KEY",
] as const;

/**
 * The environment with what its `…_FILE` variables name.
 * @returns the first such variable whose file cannot be read, or whose secret is given twice
 */
export function withSecretFiles(
  given: NodeJS.ProcessEnv,
): { environment: NodeJS.ProcessEnv } | { unusable: string } {
  const environment = { ...given };
  for (const name of SECRETS) {
    const path = given[`${name}_FILE`];
    if (path === undefined) continue;
    const secret = given[name] === undefined ? contentOf(path) : null;
    if (secret === null) return { unusable: `${name}_FILE` };
    environment[name] = secret;
  }
  return { environment };
}

function contentOf(path: string): string | null {
  try {
    return readFileSync(path, "utf8").trim() || null;
  } catch {
    return null;
  }
}
