import { exchangeCodeHandler } from "../auth/apple/exchangeCode.ts";
import { revokeGrantHandler } from "../auth/apple/revokeGrant.ts";
import { wayInAlertHandler } from "../auth/tellSecurity.ts";
import { forgetPersonHandler } from "../deletion/forgetPerson.ts";
import { mailHandler } from "../mail/sendMail.ts";
import type { MailTransport } from "../mail/transport.ts";
import type { PushSenders } from "../providers/push/provider.ts";
import { pushHandler } from "../push/sendPush.ts";
import { ticketAlertHandler } from "../support/alertAnswered.ts";
import { messageAlertHandler } from "../talk/alertReaders.ts";
import { dataExportHandler } from "../export/makeExport.ts";
import type { OutboxHandlers } from "./worker.ts";

/** What each kind of item of the outbox does. */
export const outboxHandlers = ({ mail, push }: { mail: MailTransport; push: PushSenders }): OutboxHandlers => ({
  mail: mailHandler(mail),
  push: pushHandler(push),
  "message-alert": messageAlertHandler,
  "way-in-alert": wayInAlertHandler,
  "ticket-alert": ticketAlertHandler,
  "apple-exchange": exchangeCodeHandler,
  "apple-revoke": revokeGrantHandler,
  "forget-person": forgetPersonHandler,
  "data-export": dataExportHandler,
});
