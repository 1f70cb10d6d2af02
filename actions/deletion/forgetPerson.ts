import { sql } from "kysely";
import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { failPoint } from "../faults.ts";
import type { OutboxHandler } from "../outbox/worker.ts";

/** Messages that are taken back in one transaction: each is told to everybody in its conversation. */
const AT_ONCE = 100;

const gone = z.object({ former_id: z.uuid() });

/**
 * What may take longer than a person waits: what they said is taken back (D178), and others' news call them a former
 * member (D169). It goes on where it was interrupted.
 */
export const forgetPersonHandler: OutboxHandler = async ({ payload }, { db }) => {
  const { former_id: person } = gone.parse(payload);
  await sql`select private.forget_name(${person})`.execute(db);
  let isLeft = true;
  while (isLeft) {
    isLeft = await inTransaction(db, async (tx) => {
      const { rows } = await sql<{ any: boolean }>`select private.forget_words(${person}, ${AT_ONCE}) as any`.execute(
        tx,
      );
      failPoint("account:forget:before-commit");
      return rows[0]!.any;
    });
  }
};
