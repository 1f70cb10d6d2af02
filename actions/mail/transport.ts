import { createTransport } from "nodemailer";
import type { Env } from "../env.ts";
import { PermanentFailure } from "../outbox/worker.ts";
import type { Mail } from "./composeMail.ts";

/** Hands one letter to the mail server. `messageId` is the same for every try of one letter. */
export interface MailTransport {
  send(mail: Mail, messageId: string): Promise<void>;
  close(): void;
}

export function openMailTransport(env: Pick<Env, "SMTP_URL" | "MAIL_FROM">): MailTransport {
  const transport = createTransport(
    {
      url: env.SMTP_URL,
      pool: true,
      maxConnections: 3,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: env.MAIL_FROM },
  );
  return {
    async send(mail, messageId) {
      try {
        await transport.sendMail({ ...mail, messageId });
      } catch (error) {
        // A 5xx is the server's last word: the address does not exist or refuses us. No answer at all about the
        // envelope means that the address cannot even be asked for.
        const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
        const isHopeless = responseCode >= 500 || (code === "EENVELOPE" && responseCode === 0);
        if (isHopeless) throw new PermanentFailure(`refused with ${responseCode}`);
        throw new Error(`not sent: ${code ?? "no answer"} ${responseCode || ""}`.trim(), { cause: error });
      }
    },
    close: () => transport.close(),
  };
}
