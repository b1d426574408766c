/** The key of an installation, which is in neither its database nor its backups. */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  randomUUID,
} from "node:crypto";
import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";

/** In the data folder. */
const FILE = "secret.key";
/** Base32, as seeds were stored before, has no dot. */
const SEALED = "v1.";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The key cannot be used; the message is for whoever runs the server. */
export class KeyProblem extends Error {}

export interface InstallationKey {
  /** Tells keys apart, and tells nothing of the key. */
  readonly id: string;
  /** Signs cookies. */
  readonly cookieSecret: string;
  /** Encrypts a text (AES-256-GCM) for what it is about, such as "totp 7". */
  seal(text: string, about: string): string;
  /** Null where it was sealed by another key or about something else. */
  open(sealed: string, about: string): string | null;
}

/** What a sealed text begins with. */
export const SEALED_PATTERN = `${SEALED}%`;

/** Of `PULDA_SECRET_KEY`, or of the file in the data folder, which the first start makes. @throws KeyProblem */
export function installationKey(folder: string, given: string | undefined): InstallationKey {
  return keyOf(given ?? keyInFolder(resolve(folder)));
}

/** Copies the key to a data folder that has none. */
export function copyKey(from: string, to: string): void {
  const [source, target] = [join(resolve(from), FILE), join(resolve(to), FILE)];
  if (existsSync(source) && !existsSync(target))
    copyFileSync(source, target, constants.COPYFILE_EXCL);
}

function keyOf(secret: string): InstallationKey {
  const derived = (purpose: string) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
  const sealing = derived("pulda seal");
  return {
    id: createHmac("sha256", derived("pulda id")).digest("hex").slice(0, 32),
    cookieSecret: derived("pulda cookies").toString("base64url"),
    seal(text, about) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", sealing, iv).setAAD(Buffer.from(about));
      const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      const parts = [iv, cipher.getAuthTag(), encrypted];
      return SEALED + Buffer.concat(parts).toString("base64url");
    },
    open(sealed, about) {
      if (!sealed.startsWith(SEALED)) return null;
      const bytes = Buffer.from(sealed.slice(SEALED.length), "base64url");
      try {
        const decipher = createDecipheriv("aes-256-gcm", sealing, bytes.subarray(0, IV_BYTES))
          .setAAD(Buffer.from(about))
          .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString("utf8");
      } catch {
        return null;
      }
    },
  };
}

function keyInFolder(folder: string): string {
  const path = join(folder, FILE);
  try {
    if (!existsSync(path)) makeKey(folder, path);
    const key = readFileSync(path, "utf8").trim();
    if (key.length >= 32) return key;
  } catch (cause) {
    throw new KeyProblem(
      `비밀 키를 읽거나 만들 수 없어요: ${path}. 권한을 확인하거나 PULDA_SECRET_KEY를 정해 주세요.`,
      { cause },
    );
  }
  throw new KeyProblem(
    `비밀 키 파일이 온전하지 않아요: ${path}. 따로 보관해 둔 파일로 되돌려 주세요.`,
  );
}

/** The file appears whole, and once: of several processes that start together one makes it. */
function makeKey(folder: string, path: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const part = `${path}.${randomUUID()}`;
  writeFileSync(part, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600, flag: "wx" });
  try {
    linkSync(part, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(part, { force: true });
  }
}
