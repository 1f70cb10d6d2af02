/**
 * Named places where a process may die. `FAIL_AT=<name>` kills it there on the first visit, `FAIL_AT=<name>#<n>` on the
 * n-th; tests restart it and ask the books. Without the variable a point costs one comparison.
 */
const [name, visit = "1"] = (process.env.FAIL_AT ?? "").split("#");
let visits = 0;

export function failPoint(point: string): void {
  if (point !== name) return;
  visits += 1;
  // SIGKILL: nothing is flushed, closed or rolled back by us, as when the machine loses power.
  if (visits === Number(visit)) process.kill(process.pid, "SIGKILL");
}
