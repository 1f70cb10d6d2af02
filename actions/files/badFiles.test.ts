/** No upload of bytes that are no such file is stored, and each is answered with what is wrong with it (D91, D262, D177). */
import { afterAll, beforeAll, expect, it } from "vitest";
import { REFUSALS } from "../refusals/catalogue.ts";
import { cookieOf } from "../test/cookie.ts";
import { BAD_FILES } from "../test/corpus/files.ts";
import { buildUser } from "../test/factories.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { UPLOADS } from "./kinds.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const stored = () => service.services.db.selectFrom("private.stored_files").select("file_id").execute();

it.each(UPLOADS)("nothing of $path that is none is stored", async ({ field, path }) => {
  const wrong: unknown[] = [];
  for (const [what, bytes] of Object.entries(BAD_FILES)) {
    // Each by a person of its own, whom no limit of uploads stops.
    const cookie = cookieOf((await buildUser(service.services.db)).userId);
    const answer = await fetch(`${service.url}/files/${path}`, {
      method: "POST",
      headers: { "content-type": "application/octet-stream", origin: "https://circle.test", cookie },
      body: new Uint8Array(bytes),
    });
    const body = (await answer.json()) as { code?: string; field?: string };
    const isRefused = answer.status >= 400 && answer.status < 500;
    if (!isRefused || !Object.hasOwn(REFUSALS, body.code ?? "") || body.field !== field)
      wrong.push([what, answer.status, body]);
  }
  expect(wrong).toEqual([]);
  expect(await stored()).toEqual([]);
});
