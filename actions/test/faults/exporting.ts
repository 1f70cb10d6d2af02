import { sql } from "kysely";
import { expect } from "vitest";
import { objectKey } from "../../files/fileKind.ts";
import { FILE_KINDS } from "../../files/kinds.ts";
import { FolderStorage } from "../../providers/storage/folder.ts";
import { unpack } from "../exportPackage.ts";
import type { TestGroup } from "../factories.ts";
import type { Operations, Scene } from "./scene.ts";

/** A package of one's own data: asked for by the person, made by the worker, told by a letter (D170). */
export function exporting({ bruno, db, files, recruiting, service }: Scene): Operations {
  const ask = (group: TestGroup) => service.callAction("ask_for_export", {}, bruno(group));
  const packages = async (group: TestGroup) =>
    (
      await sql<{ status: string; file_id: string | null; file_size: number }>`
      select status, file_id, file_size from data_exports where user_id = ${bruno(group)}`.execute(db)
    ).rows;
  const kinds = async (table: string, condition: ReturnType<typeof sql>) =>
    (await sql`select from ${sql.table(table)} where ${condition}`.execute(db)).rows.length;

  return {
    export: {
      prepare: recruiting,
      trigger: ask,
      repeat: async (group) => {
        // Who sees on the page that it is being made, or is there, does not ask again.
        if ((await packages(group)).length === 0) await service.insist("ask_for_export", {}, bruno(group));
        await expect
          .poll(
            async () => {
              // What is left of a dead worker is taken up after a wait.
              await sql`update private.outbox set next_attempt_at = now() where done_at is null`.execute(db);
              return kinds("private.outbox", sql`kind = 'data-export' and done_at is null`);
            },
            { timeout: 50_000 },
          )
          .toBe(0);
      },
      expectOnce: async (group) => {
        const [made, ...more] = await packages(group);
        expect(more).toEqual([]);
        expect(made).toMatchObject({ status: "ready" });
        const { body, size } = (await new FolderStorage(files).get(
          objectKey(FILE_KINDS.data_export, made!.file_id!, "package"),
        ))!;
        expect(size).toBe(made!.file_size);
        expect([...(await unpack(Buffer.concat((await body.toArray()) as Buffer[]))).keys()]).toContain("index.html");
        const letters = sql`kind = 'mail' and payload ->> 'template' = 'export-ready' and payload ->> 'data_export_id' in (
          select data_export_id::text from data_exports where user_id = ${bruno(group)})`;
        expect(await kinds("private.outbox", letters)).toBe(1);
        // What a dead worker stored is used by nothing, so it is swept after a day.
        await sql`update private.stored_files set noted_at = now() - interval '25 hours'`.execute(db);
        expect(await service.tick("sweep_files")).toBe(200);
        expect(await kinds("private.stored_files", sql`owner_id = ${bruno(group)}`)).toBe(1);
      },
    },
  };
}
