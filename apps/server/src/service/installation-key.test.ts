import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { newFolder } from "../../test/databases.ts";
import { copyKey, installationKey, KeyProblem } from "./installation-key.ts";

it("is a file for its owner alone, made once, and goes along to another folder", () => {
  const [folder, other] = [newFolder("empty"), newFolder("empty")];
  const key = installationKey(folder, undefined);
  expect(readdirSync(folder)).toEqual(["secret.key"]);
  expect(statSync(join(folder, "secret.key")).mode & 0o777).toBe(0o600);
  expect(installationKey(folder, undefined).id).toBe(key.id);
  copyKey(folder, other);
  expect(installationKey(other, undefined).id).toBe(key.id);
  const given = readFileSync(join(folder, "secret.key"), "utf8").trim();
  expect(installationKey("/nowhere", given).id).toBe(key.id);
  writeFileSync(join(folder, "secret.key"), "");
  expect(() => installationKey(folder, undefined)).toThrow(KeyProblem);
  for (const one of [folder, other]) rmSync(one, { recursive: true });
});

it("opens what it has sealed about the same, and nothing that was changed", () => {
  const key = installationKey("", "a key of the tests, of 32 signs or more");
  const sealed = key.seal("비밀", "totp 1");
  expect(sealed).not.toBe(key.seal("비밀", "totp 1"));
  expect(key.open(sealed, "totp 1")).toBe("비밀");
  for (const changed of [sealed.slice(0, -4), `${sealed}AAAA`, "v1.", "비밀"])
    expect(key.open(changed, "totp 1")).toBeNull();
  expect(key.open(sealed, "totp 2")).toBeNull();
});
