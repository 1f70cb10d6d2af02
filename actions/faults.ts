/**
 * Named places where a test may kill the process. `FAIL_AT=<name>` kills it at the first visit, `FAIL_AT=<name>#<n>` at
 * the n-th; tests then start it again and check the books. A parent that sets the variable, even to nothing, and opens a channel
 * may name another place later: it sends `{ failAt }`, and the process sends the same back. Without the variable a place costs one
 * comparison.
 */
let [name, visit = "1"] = (process.env.FAIL_AT ?? "").split("#");
let visits = 0;

export function failPoint(point: string): void {
  if (point !== name) return;
  visits += 1;
  // SIGKILL: nothing is flushed, closed or rolled back, as when the machine loses power.
  if (visits === Number(visit)) process.kill(process.pid, "SIGKILL");
}

if (process.env.FAIL_AT !== undefined && process.channel) {
  process.on("message", ({ failAt }: { failAt: string }) => {
    [name, visit = "1"] = failAt.split("#");
    visits = 0;
    process.send!({ failAt });
  });
  // An open channel alone must not keep the process alive.
  process.channel.unref();
}
