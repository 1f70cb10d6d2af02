import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, expect, it } from "vitest";
import { PermanentFailure } from "../jobs/worker.ts";
import { type MailTransport, openMailTransport } from "./transport.ts";

let server: SMTPServer;
let transport: MailTransport;
let received: Buffer[];
let url: string;
const open = (mode: "sim" | "live") =>
  openMailTransport({ SMTP_URL: url, MAIL_FROM: "Circle <no-reply@circle.test>", PROVIDERS_MODE: mode });
beforeEach(async () => {
  received = [];
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _, done) {
      const code = address.startsWith("gone") ? 550 : address.startsWith("busy") ? 451 : 0;
      done(code ? Object.assign(new Error("no"), { responseCode: code }) : null);
    },
    onData(stream, _, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        received.push(Buffer.concat(chunks));
        done();
      });
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  url = `smtp://127.0.0.1:${port}`;
  transport = open("sim");
});
afterEach(async () => {
  transport.close();
  await new Promise<void>((resolve) => server.close(resolve));
});

const mail = (to: string) => ({
  to,
  subject: "Reçu 100001 : Épargne",
  text: "Bonjour Zoë,\n",
  html: "<p>Bonjour Zoë,</p>",
});

it("offers the mail program its own way to stop letters of news, for an https address alone (RFC 8058)", async () => {
  const stop = "https://circle.test/letters/stop?token=abc";
  await transport.send({ ...mail("zoe@example.com"), stop }, "<1@circle.test>");
  await transport.send({ ...mail("zoe@example.com"), stop: "http://localhost/letters/stop" }, "<2@circle.test>");
  await transport.send(mail("zoe@example.com"), "<3@circle.test>");
  const letters = await Promise.all(received.map((raw) => PostalMime.parse(raw)));
  const of = (at: number) =>
    letters[at]!.headers.filter(({ key }) => key.startsWith("list-")).map(({ key, value }) => [key, value]);
  expect(of(0)).toEqual([
    ["list-unsubscribe", `<${stop}>`],
    ["list-unsubscribe-post", "List-Unsubscribe=One-Click"],
  ]);
  expect([of(1), of(2)]).toEqual([[], []]);
});

it("sends text and HTML with the Message-ID it was given", async () => {
  await transport.send(mail("zoe@example.com"), "<letter-1@circle.test>");
  const [letter, ...more] = await Promise.all(received.map((raw) => PostalMime.parse(raw)));
  expect(more).toEqual([]);
  expect(letter).toMatchObject({
    messageId: "<letter-1@circle.test>",
    subject: "Reçu 100001 : Épargne",
    from: { address: "no-reply@circle.test", name: "Circle" },
    to: [{ address: "zoe@example.com" }],
  });
  expect(letter!.text).toContain("Bonjour Zoë,");
  expect(letter!.html).toContain("<p>Bonjour Zoë,</p>");
});

it("takes a 5xx as final, and a 4xx as a reason to try again", async () => {
  await expect(transport.send(mail("gone@example.com"), "<a@b>")).rejects.toBeInstanceOf(PermanentFailure);
  const busy = transport.send(mail("busy@example.com"), "<a@b>");
  await expect(busy).rejects.not.toBeInstanceOf(PermanentFailure);
  await expect(busy).rejects.toThrow("451");
  expect(received).toEqual([]);
});

it("lets no address add another recipient", async () => {
  await transport.send(mail("zoe@example.com\r\nRCPT TO:<mallory@example.com>"), "<a@b>").catch(() => undefined);
  const letters = await Promise.all(received.map((raw) => PostalMime.parse(raw)));
  expect(letters.flatMap(({ to }) => to?.map(({ address }) => address) ?? [])).not.toContain("mallory@example.com");
});

it("sends nothing unencrypted in live mode", async () => {
  const live = open("live");
  await expect(live.send(mail("zoe@example.com"), "<a@b>")).rejects.toThrow("not sent");
  live.close();
  expect(received).toEqual([]);
});
