/**
 * Named places where a test may kill the process. `FAIL_AT=<name>` kills it at the first visit, `FAIL_AT=<name>#<n>` at
 * the n-th; tests then start it again and check the books. Without the variable a place costs one comparison.
 */
const [name, visit = "1"] = (process.env.FAIL_AT ?? "").split("#");
let visits = 0;

export function failPoint(point: string): void {
  if (point !== name) return;
  visits += 1;
  // SIGKILL: nothing is flushed, closed or rolled back, as when the machine loses power.
  if (visits === Number(visit)) process.kill(process.pid, "SIGKILL");
}
