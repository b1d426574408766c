import { describe, expect, it } from "vitest";
import { licenceProblems } from "./licences.mjs";

const problemsOf = (license, more = {}) =>
  licenceProblems({ "node_modules/some": { version: "1.0.0", license, ...more } });

describe("the licence check", () => {
  it.each(["MIT", "(MIT OR GPL-3.0-only)", "(MIT AND BSD-3-Clause)"])("lets %s pass", (license) => {
    expect(problemsOf(license)).toEqual([]);
  });
  it.each(["GPL-3.0-only", "MIT AND GPL-3.0-only", "SEE LICENSE IN LICENSE", "MPL-2.0"])(
    "names a package under %s",
    (license) => expect(problemsOf(license)).toEqual([`some 1.0.0: ${license}`]),
  );
  it("names a package without a licence", () => {
    expect(problemsOf(undefined)).toEqual(["some 1.0.0: no licence is named"]);
  });
  it("checks nested packages, but neither development tools nor our own workspaces", () => {
    expect(
      licenceProblems({
        "packages/own": {},
        "node_modules/@pulda/own": { link: true },
        "node_modules/a/node_modules/@b/c": { version: "2.0.0", license: "AGPL-3.0-only" },
        "node_modules/tool": { version: "1.0.0", license: "AGPL-3.0-only", dev: true },
      }),
    ).toEqual(["@b/c 2.0.0: AGPL-3.0-only"]);
  });
});
