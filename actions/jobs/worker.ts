import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Services } from "../context.ts";
import type { DB } from "../db/schema.ts";

/** Another try would fail in the same way, so the worker gives up at once. */
export class PermanentFailure extends Error {}

/** Whom we asked says when to ask again; our own wait may be longer. */
export class TryLater extends Error {
  readonly afterS: number;

  constructor(message: string, afterS: number) {
    super(message);
    this.afterS = afterS;
  }
}

/** The columns that a job has in every table of jobs. */
interface JobRow {
  job_id: number;
  /** Includes this try. */
  attempts: number;
  subject: string;
}

/**
 * A table of jobs and how a job is done. Each table has the columns attempts, next_attempt_at, tried_since, done_at,
 * given_up_at and last_error. Its times are the server's, not the product's: retries wait in real seconds.
 */
export interface JobQueue<Row> {
  table: "private.outbox" | "private.provider_events";
  /** The name of the id column. */
  id: string;
  /** An SQL expression over the table. Two jobs of one subject never run at the same time, in any process. */
  subject: string;
  /** An SQL condition over the table, where not every row is a job of this queue. */
  which?: RawBuilder<boolean>;
  /** How many run at a time in one process; ten unless given. */
  atOnce?: number;
  /** Seconds before the second try; each later wait is twice as long, up to an hour. */
  firstWaitS: number;
  /** Hours of tries after which a person has to look at the job. */
  giveUpAfterH: number;
  /** Does a job. It may run twice for one job: after a crash nobody knows whether it was done. */
  run(job: Row & JobRow, services: Services): Promise<void>;
}

const AT_ONCE = 10;
const LONGEST_WAIT_S = 3600;

/**
 * Does every job that is due. Several workers may run: a worker leases a job by a lock on its connection. When the
 * worker dies the lock is gone, and the others take the job after the wait that follows its try.
 * @returns how many were tried
 */
export async function drain<Row>(services: Services, queue: JobQueue<Row>): Promise<number> {
  return services.db.connection().execute(async (connection) => {
    let tried = 0;
    for (;;) {
      try {
        const jobs = await lease(connection, queue);
        if (jobs.length === 0) return tried;
        tried += jobs.length;
        const subjects = [...new Set(jobs.map(({ subject }) => subject))];
        await Promise.all(
          subjects.map(async (subject) => {
            for (const job of jobs) if (job.subject === subject) await attempt(job, services, queue);
          }),
        );
      } finally {
        await sql`select pg_advisory_unlock_all()`.execute(connection);
      }
    }
  });
}

/**
 * Takes jobs that are due and that nobody else holds. The wait after this try is written first, in case the worker
 * dies.
 */
async function lease<Row>(connection: Kysely<DB>, queue: JobQueue<Row>): Promise<(Row & JobRow)[]> {
  const { atOnce = AT_ONCE, id, subject, table, which = sql<boolean>`true` } = queue;
  const lock = sql`pg_try_advisory_lock(hashtextextended(${table} || ' ' || due.subject, 0))`;
  const { rows } = await sql<Row & JobRow>`
    with due as materialized (
      select ${sql.ref(id)} as job_id, (${sql.raw(subject)})::text as subject from ${sql.table(table)}
      where done_at is null and given_up_at is null and next_attempt_at <= now() and ${which}
      order by next_attempt_at, job_id limit ${atOnce}),
    mine as materialized (select job_id, subject from due where ${lock})
    update ${sql.table(table)} job set attempts = job.attempts + 1, next_attempt_at = now() + ${waitAfter(queue, sql`job.attempts`)}
    from mine where job.${sql.ref(id)} = mine.job_id
      and job.done_at is null and job.given_up_at is null and job.next_attempt_at <= now()
    returning job.*, mine.job_id, mine.subject`.execute(connection);
  return rows.toSorted((one, other) => one.job_id - other.job_id);
}

const waitAfter = ({ firstWaitS }: { firstWaitS: number }, failed: ReturnType<typeof sql>) =>
  sql`least(${firstWaitS} * power(2, least(${failed}, 20)), ${LONGEST_WAIT_S}) * interval '1 second'`;

async function attempt<Row>(job: Row & JobRow, services: Services, queue: JobQueue<Row>): Promise<void> {
  const { db, log } = services;
  const { id, table } = queue;
  const { attempts, job_id } = job;
  const row = sql`where ${sql.ref(id)} = ${job_id} and done_at is null`;
  try {
    await queue.run(job, services);
    await sql`update ${sql.table(table)} set done_at = now(), last_error = null ${row}`.execute(db);
  } catch (error) {
    const isFinal = error instanceof PermanentFailure;
    log.warn({ err: error, table, jobId: job_id, attempts, isFinal }, "could not do a job");
    const isOver = sql`${isFinal}::boolean or tried_since < now() - ${queue.giveUpAfterH} * interval '1 hour'`;
    const reason = error instanceof Error ? error.message.slice(0, 500) : "not an error";
    const askedS = error instanceof TryLater ? Math.min(error.afterS, LONGEST_WAIT_S) : 0;
    await sql`
      update ${sql.table(table)} set
        next_attempt_at = now() + greatest(${waitAfter(queue, sql`attempts - 1`)}, ${askedS} * interval '1 second'),
        given_up_at = case when ${isOver} then now() end, last_error = ${reason} ${row}`.execute(db);
  }
}
