import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { closeServer, control } from "../simulator/forTests.ts";
import { listenOnLoopback } from "../simulator/runProcess.ts";
import type { Mail } from "./mailbox.ts";
import { createMailSimulator, type MailSimulator } from "./simulator.ts";

let simulator: MailSimulator;
let base = "";
let smtpUrl = "";

async function start(stateFile?: string): Promise<void> {
  simulator = createMailSimulator({ stateFile });
  base = `http://127.0.0.1:${await listenOnLoopback(simulator.server, 0)}`;
  smtpUrl = `smtp://127.0.0.1:${await listenOnLoopback(simulator.smtp.server, 0)}`;
}
async function stop(): Promise<void> {
  simulator.stop();
  await closeServer(simulator.server);
}
beforeEach(() => start());
afterEach(stop);

const send = (mail: SendMailOptions, url = smtpUrl) =>
  createTransport(url).sendMail({
    from: "Savings circle <hello@circle.test>",
    to: "amina@example.com",
    subject: "Hello",
    ...mail,
  });
const mails = async (query = "") => (await (await fetch(`${base}/api/mails${query}`)).json()) as Mail[];

describe("a mail", () => {
  it("arrives whole: addresses, both parts, links, attachments", async () => {
    await send({
      subject: "Confirmez votre adresse — Zoë",
      text: "Open https://circle.test/confirm?token=a.b to confirm.",
      html: '<a href="https://circle.test/confirm?token=a.b">Confirm my e-mail</a>',
      messageId: "<mail-1@circle.test>",
      bcc: "Bruno@Example.com",
      attachments: [{ filename: "receipt.pdf", content: "12345", contentType: "application/pdf" }],
    });
    const [mail] = await mails();
    expect(mail).toMatchObject({
      from: "Savings circle <hello@circle.test>",
      to: ["amina@example.com", "bruno@example.com"],
      subject: "Confirmez votre adresse — Zoë",
      messageId: "<mail-1@circle.test>",
      links: [{ href: "https://circle.test/confirm?token=a.b", label: "Confirm my e-mail" }],
      attachments: [{ filename: "receipt.pdf", mimeType: "application/pdf", bytes: 5 }],
    });
    expect(mail?.text).toContain("Open https://circle.test");
    expect(await (await fetch(`${base}/api/mails/${mail!.id}`)).json()).toEqual(mail);
    expect((await fetch(`${base}/api/mails/none`)).status).toBe(404);
  });

  it("is found by its recipient, newest first, in whatever spelling of the address", async () => {
    await send({ subject: "one" });
    await send({ subject: "two" });
    await send({ subject: "three", to: "bruno@example.com" });
    expect((await mails("?to=AMINA@example.com")).map(({ subject }) => subject)).toEqual(["two", "one"]);
    expect((await mails()).map(({ subject }) => subject)).toEqual(["three", "two", "one"]);
  });

  it("can be sent with any user and password", async () => {
    await send({}, smtpUrl.replace("smtp://", "smtp://user:secret@"));
    expect(await mails()).toHaveLength(1);
  });

  it("carries the time of the simulated clock", async () => {
    await control(base, "clock", { now: "2030-01-02T03:04:05Z" });
    await send({});
    expect((await mails())[0]?.receivedAt).toMatch(/^2030-01-02T03:04:/);
  });

  it("drops the oldest: only the last 500 are kept", async () => {
    const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 4, maxMessages: Infinity });
    const count = 503;
    await Promise.all(
      Array.from({ length: count }, () => transport.sendMail({ from: "a@b.test", to: "c@d.test", text: "x" })),
    );
    transport.close();
    expect(await mails()).toHaveLength(500);
  });

  it("can be deleted with all others", async () => {
    await send({});
    await fetch(`${base}/api/mails`, { method: "DELETE" });
    expect(await mails()).toEqual([]);
  });
});

describe("the pages", () => {
  it("show the link of a mail as a plain link", async () => {
    await send({ text: "Confirm: https://circle.test/confirm?token=1&next=%2F" });
    const [mail] = await mails();
    const inbox = await (await fetch(`${base}/`)).text();
    expect(inbox).toContain("This is the local mailbox; nothing leaves this machine.");
    expect(inbox).toContain(`href="/mail/${mail!.id}"`);
    const page = await (await fetch(`${base}/mail/${mail!.id}`)).text();
    expect(page).toContain('<a href="https://circle.test/confirm?token=1&amp;next=%2F">');
    expect((await fetch(`${base}/mail/none`)).status).toBe(404);
  });

  it("let no script of a hostile mail run", async () => {
    const evil = "<script>document.title='caught'</script><img src=x onerror=alert(1)>";
    await send({ subject: evil, text: evil, html: evil, from: '"<script>" <x@y.test>' });
    const [mail] = await mails();
    for (const address of [`${base}/`, `${base}/mail/${mail!.id}`]) {
      const answer = await fetch(address);
      expect(await answer.text()).not.toMatch(/<script|<img/);
      expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    }
    const framed = await fetch(`${base}/mail/${mail!.id}/html`);
    expect(framed.headers.get("content-security-policy")).toMatch(
      /default-src 'none';.*sandbox (?!.*allow-scripts)(?!.*allow-same-origin)/,
    );
  });
});

describe("failures by address", () => {
  it("+tempfail is refused for now, every time", async () => {
    for (const _attempt of [1, 2]) {
      await expect(send({ to: "ann+tempfail@example.com" })).rejects.toMatchObject({ responseCode: 451 });
    }
  });

  it("+tempfail-2 is refused twice and then taken", async () => {
    const to = "ann+tempfail-2@example.com";
    await expect(send({ to })).rejects.toMatchObject({ responseCode: 451 });
    await expect(send({ to })).rejects.toMatchObject({ responseCode: 451 });
    await send({ to });
    expect(await mails(`?to=${encodeURIComponent(to)}`)).toHaveLength(1);
  });

  it("+bounce is refused for ever", async () => {
    await expect(send({ to: "ann+bounce@example.com" })).rejects.toMatchObject({ responseCode: 550 });
    expect(await mails()).toEqual([]);
  });
});

it("keeps its mails across a restart", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "mail-simulator-"));
  await stop();
  await start(path.join(folder, "mail.json"));
  await send({ subject: "kept" });
  await stop();
  await start(path.join(folder, "mail.json"));
  expect((await mails()).map(({ subject }) => subject)).toEqual(["kept"]);
  rmSync(folder, { recursive: true });
});
