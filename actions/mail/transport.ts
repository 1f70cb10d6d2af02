import { createTransport } from "nodemailer";
import type { Env } from "../env.ts";
import { PermanentFailure } from "../jobs/worker.ts";
import type { Mail } from "./composeMail.ts";

/** Hands one letter to the mail server. `messageId` is the same for every try of one letter. */
export interface MailTransport {
  send(mail: Mail, messageId: string): Promise<void>;
  close(): void;
}

/** A mail program offers its own button for an https address, and asks it once, without opening a page (RFC 8058). */
function headersOf(stop: string | undefined): Record<string, string> {
  if (!stop?.startsWith("https:")) return {};
  return { "List-Unsubscribe": `<${stop}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

export function openMailTransport(env: Pick<Env, "SMTP_URL" | "MAIL_FROM" | "PROVIDERS_MODE">): MailTransport {
  const transport = createTransport(
    {
      url: env.SMTP_URL,
      pool: true,
      maxConnections: 3,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      // Letters carry links that change passwords: in live mode they are sent only over an encrypted connection.
      requireTLS: env.PROVIDERS_MODE === "live",
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: env.MAIL_FROM },
  );
  return {
    async send(mail, messageId) {
      try {
        const { stop, ...letter } = mail;
        await transport.sendMail({ ...letter, messageId, headers: headersOf(stop) });
      } catch (error) {
        const { code, command, responseCode = 0 } = error as { code?: string; command?: string; responseCode?: number };
        // A 5xx about this recipient or this letter is final, and so is an address that the server cannot even be asked
        // for. A fault of the connection, of the sign-in or of our own address may be mended.
        const isAboutLetter = (code === "EENVELOPE" && command !== "MAIL FROM") || code === "EMESSAGE";
        const isFinal = responseCode >= 500 || responseCode === 0;
        if (isAboutLetter && isFinal) throw new PermanentFailure(`refused with ${responseCode}`);
        throw new Error(`not sent: ${code ?? "no answer"} ${responseCode || ""}`.trim(), { cause: error });
      }
    },
    close: () => transport.close(),
  };
}
