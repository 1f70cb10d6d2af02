/** The process that makes the load: it takes jobs over IPC and ends with its parent. */
import { load, type LoadJob, type LoadResult } from "./httpLoad.ts";

export type LoadAnswer = { result: LoadResult } | { error: string };

process.on("message", (job: LoadJob) => {
  const answer = (message: LoadAnswer): void => void process.send!(message);
  load(job).then(
    (result) => answer({ result }),
    (error: unknown) => answer({ error: String(error) }),
  );
});
