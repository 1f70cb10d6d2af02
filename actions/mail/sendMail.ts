import { createHash } from "node:crypto";
import type { OutboxHandler } from "../outbox/worker.ts";
import { composeMail } from "./composeMail.ts";
import { mailPayload } from "./mails.ts";
import type { MailTransport } from "./transport.ts";

/**
 * Sends one letter of the outbox. A crash after the server took it sends it again with the same Message-ID, which mail
 * programs show once.
 */
export const mailHandler =
  (transport: MailTransport): OutboxHandler =>
  async ({ outboxId, payload }, services) => {
    const mail = await composeMail(mailPayload.parse(payload), services);
    if (!mail) return;
    const { ACTIONS_SECRET, PUBLIC_ORIGIN } = services.env;
    // A hash: a plain counter would tell every reader how many letters are sent.
    const id = createHash("sha256").update(`${ACTIONS_SECRET}:${outboxId}`).digest("hex").slice(0, 32);
    await transport.send(mail, `<${id}@${new URL(PUBLIC_ORIGIN).hostname}>`);
  };
