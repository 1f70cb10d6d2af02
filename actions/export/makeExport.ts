import { Readable } from "node:stream";
import { sql } from "kysely";
import { z } from "zod";
import type { Services } from "../context.ts";
import { inTransaction, type Tx } from "../db/database.ts";
import { failPoint } from "../faults.ts";
import { dataExports } from "../files/dataExports.ts";
import { releaseFile, storeFile } from "../files/storeFile.ts";
import { enqueue } from "../outbox/enqueue.ts";
import type { OutboxHandler } from "../outbox/worker.ts";
import { endPackages } from "./endPackages.ts";
import { writePackage } from "./writePackage.ts";

export const exportPayload = z.object({ data_export_id: z.uuid() });

/**
 * Makes a package that was asked for (D170). It may run twice: a package that is there is not made again, and of two that
 * were made one is kept, so its reader is told once.
 */
export const dataExportHandler: OutboxHandler = async ({ payload }, services) => {
  const { data_export_id: id } = exportPayload.parse(payload);
  const userId = await wantedBy(services, id);
  if (userId === null) return;
  failPoint("export:begun");
  const content = new Measured(writePackage(services, userId));
  const [{ contentType, name }] = dataExports.parts as [{ contentType: string; name: string }];
  const fileId = await storeFile(services, dataExports, {
    ownerId: userId,
    parts: [{ name, contentType, content: content.stream }],
  });
  failPoint("export:stored");
  await inTransaction(services.db, (tx) => handOver(tx, { id, userId, fileId, size: content.bytes }));
  failPoint("export:ready");
  services.wakeOutbox();
};

/** Whose package it is; null where it is there, was given up for a newer one, or the account was closed. */
async function wantedBy({ db }: Services, id: string): Promise<string | null> {
  const { rows } = await sql<{ user_id: string }>`
    select e.user_id from data_exports e
    where e.data_export_id = ${id} and e.status in ('asked', 'failed')
      and not exists (select from data_exports n where n.user_id = e.user_id and n.asked_at > e.asked_at)`.execute(db);
  return rows[0]?.user_id ?? null;
}

/** The package is ready, in the place of one of before, and its reader is told. */
async function handOver(
  tx: Tx,
  { fileId, id, size, userId }: { id: string; userId: string; fileId: string; size: number },
): Promise<void> {
  const wanted = await tx
    .selectFrom("data_exports")
    .select("status")
    .where("data_export_id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  // Another process has made it in the meantime, or the account was closed.
  if (wanted?.status !== "asked" && wanted?.status !== "failed") return releaseFile(tx, fileId);
  await endPackages(tx, sql<boolean>`user_id = ${userId}`);
  await tx
    .updateTable("data_exports")
    .set({
      file_id: fileId,
      file_size: size,
      failed_at: null,
      ready_at: sql<Date>`app_now()`,
      expires_at: sql<Date>`app_now() + span_of('export_link')`,
    })
    .where("data_export_id", "=", id)
    .execute();
  await enqueue(tx, {
    kind: "mail",
    dedupeKey: `export-ready ${id}`,
    payload: { template: "export-ready", data_export_id: id },
  });
  failPoint("export:handed-over");
}

/** A stream that counts what it gives. */
class Measured {
  bytes = 0;
  readonly stream: Readable;

  constructor(source: Readable) {
    this.stream = Readable.from(this.#pass(source), { objectMode: false });
  }

  async *#pass(source: Readable): AsyncGenerator<Buffer> {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      this.bytes += chunk.length;
      yield chunk;
    }
  }
}
