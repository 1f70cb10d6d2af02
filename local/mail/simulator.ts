import type { Server } from "node:http";
import type { SMTPServer } from "smtp-server";
import { Calls } from "../simulator/calls.ts";
import { Clock } from "../simulator/clock.ts";
import { addControls } from "../simulator/controls.ts";
import { Faults } from "../simulator/faults.ts";
import { createSimulatorServer, json, Router, type Answer, type SimRequest } from "../simulator/http.ts";
import { StateFile } from "../simulator/stateFile.ts";
import { inboxPage, mailHtml, mailPage, noSuchMailPage } from "./inboxPages.ts";
import { completeMailbox, Mailbox, type Mail, type MailboxState } from "./mailbox.ts";
import { Misdelivery } from "./misdelivery.ts";
import { createSmtpSink } from "./smtpSink.ts";

export interface MailSimulatorOptions {
  /** How far the local stack's clock is ahead already. */
  clockOffsetMs?: number;
  seed?: string | undefined;
  stateFile?: string | undefined;
}

export interface MailSimulator {
  /** The inbox pages and the JSON API. */
  server: Server;
  smtp: SMTPServer;
  stop(): void;
}

/** A mail server that delivers nowhere: it takes SMTP and shows pages and JSON. It does not listen yet. */
export function createMailSimulator(options: MailSimulatorOptions = {}): MailSimulator {
  const { clockOffsetMs, seed, stateFile } = options;
  const clock = new Clock(clockOffsetMs);
  const faults = new Faults();
  const misdelivery = new Misdelivery();
  const kept: StateFile<MailboxState> = new StateFile(stateFile, () => mailbox.state);
  const write = () => kept.write();
  const mailbox: Mailbox = new Mailbox(completeMailbox(kept.load(), seed), (...place) => kept.changed(...place));

  const withMail = (request: SimRequest, show: (mail: Mail) => Answer, otherwise: () => Answer) => {
    const mail = mailbox.find(request.params.id!);
    return mail ? show(mail) : otherwise();
  };
  const notFound = () => json({ error: "no such mail" }, 404);
  const router = new Router()
    .on("GET", "/", ({ query }) => inboxPage(mailbox, query.get("to")))
    .on("GET", "/mail/:id", (request) => withMail(request, mailPage, noSuchMailPage))
    .on("GET", "/mail/:id/html", (request) => withMail(request, mailHtml, noSuchMailPage))
    .on("GET", "/api/mails", ({ query }) => json(mailbox.list({ to: query.get("to") })))
    .on("GET", "/api/mails/:id", (request) => withMail(request, (mail) => json(mail), notFound))
    .on("DELETE", "/api/mails", () => {
      mailbox.clear();
      return json({ ok: true });
    });
  addControls(router, {
    name: "mail",
    calls: new Calls(),
    clock,
    faults,
    audit: () => [],
    reset() {
      misdelivery.clear();
      mailbox.clear();
    },
    state: () => mailbox.state,
  });

  const smtp = createSmtpSink({ mailbox, misdelivery, clock, write });
  // A sender that hangs up in the middle needs no answer.
  smtp.on("error", () => undefined);

  return {
    smtp,
    server: createSimulatorServer({
      faults,
      write,
      isApi: (path) => path.startsWith("/api/"),
      handle(request) {
        const route = router.find(request.method, request.path);
        if (!route) return json({ error: "no such page" }, 404);
        request.params = route.params;
        return route.handler(request);
      },
    }),
    stop() {
      smtp.close();
      write();
    },
  };
}
