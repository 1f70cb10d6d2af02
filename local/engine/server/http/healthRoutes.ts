import type pg from "pg";
import { VERSION } from "../../version.ts";
import type { Answer, Route } from "./route.ts";
import { json } from "./route.ts";

const DATABASE_TIMEOUT_MS = 3000;

/** Open routes: whether the engine works, and as which version it behaves. */
export function healthRoutes(pool: pg.Pool): Route[] {
  // Inconsistent metadata stops this engine at its start, so Hasura's state WARN does not exist, strict or not.
  const health = async (): Promise<Answer> => {
    const alive = await answersInTime(pool);
    return { status: alive ? 200 : 500, contentType: "text/plain; charset=utf-8", body: alive ? "OK" : "ERROR" };
  };
  return [
    { method: "GET", path: "/healthz", answer: health },
    { method: "GET", path: "/hasura/healthz", answer: health },
    { method: "GET", path: "/v1/version", answer: async () => json({ version: VERSION, server_type: "ce" }) },
  ];
}

async function answersInTime(pool: pg.Pool): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), DATABASE_TIMEOUT_MS);
  });
  const asked = pool.query("select 1").then(
    () => true,
    () => false,
  );
  const alive = await Promise.race([asked, late]);
  clearTimeout(timer);
  return alive;
}
