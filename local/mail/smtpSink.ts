import PostalMime, { type Address } from "postal-mime";
import { SMTPServer } from "smtp-server";
import type { Clock } from "../simulator/clock.ts";
import { linksOf } from "./links.ts";
import type { Mailbox } from "./mailbox.ts";
import type { Misdelivery } from "./misdelivery.ts";

const LARGEST_MAIL = 10 * 1024 * 1024;

export interface SmtpSinkOptions {
  mailbox: Mailbox;
  misdelivery: Misdelivery;
  clock: Clock;
  /** Called before a mail is accepted, because an accepted mail must not be forgotten. */
  write(): void;
}

/** Puts every mail that anybody sends into the mailbox. Any sign-in is accepted. */
export function createSmtpSink({ clock, mailbox, misdelivery, write }: SmtpSinkOptions): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    size: LARGEST_MAIL,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? "anybody" }),
    onRcptTo({ address }, _session, done) {
      const refusal = misdelivery.refusalOf(address);
      done(refusal && Object.assign(new Error(refusal.message), { responseCode: refusal.code }));
    },
    onData: async (stream, session, done) => {
      try {
        await receive(
          stream,
          session.envelope.rcptTo.map(({ address }) => address.toLowerCase()),
        );
        write();
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });

  async function receive(stream: NodeJS.ReadableStream & { sizeExceeded?: boolean }, to: string[]): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(Buffer.from(chunk));
    if (stream.sizeExceeded) throw Object.assign(new Error("5.3.4 Message too big"), { responseCode: 552 });
    const mail = await PostalMime.parse(Buffer.concat(chunks));
    mailbox.add({
      receivedAt: new Date(clock.now()).toISOString(),
      to,
      from: mail.from ? shownAddress(mail.from) : "",
      subject: mail.subject ?? "",
      messageId: mail.messageId ?? "",
      ...(mail.text === undefined ? {} : { text: mail.text }),
      ...(mail.html === undefined ? {} : { html: mail.html }),
      links: linksOf(mail),
      attachments: mail.attachments.map(({ content, filename, mimeType }) => ({
        filename: filename ?? "",
        mimeType,
        bytes: typeof content === "string" ? Buffer.byteLength(content) : content.byteLength,
      })),
    });
  }
}

const shownAddress = ({ address, name }: Address) => (name ? `${name} <${address ?? ""}>` : (address ?? ""));
