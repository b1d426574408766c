/** The audit log: the newest first, page by page. */
import { expect, it } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { NOW } from "../../test/sample-exam.ts";
import { auditStore } from "./audit-store.ts";

onBothDatabases("the audit log's store", (database) => {
  it("lists the newest first, page by page", async () => {
    const store = auditStore(database());
    for (const detail of ["1", "2", "3"])
      await store.add({ action: "lock", admin: null, detail }, NOW);
    const pageOf = async (page: number) =>
      (await store.list({ page, limit: 2 })).list.map(({ detail }) => detail);
    expect([await pageOf(1), await pageOf(2)]).toEqual([["3", "2"], ["1"]]);
  });
});
