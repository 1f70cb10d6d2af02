/** A refusal in SMTP's terms: after a 4xx the sender may try again, after a 5xx never. */
export interface SmtpRefusal {
  code: number;
  message: string;
}

/**
 * Failures by address, as test mail services have them: `ann+tempfail@…` is refused for now every time,
 * `ann+tempfail-2@…` twice and then accepted, `ann+bounce@…` for ever.
 */
export class Misdelivery {
  readonly #refusals = new Map<string, number>();

  refusalOf(address: string): SmtpRefusal | undefined {
    const tag = /\+([^@]*)@/.exec(address.toLowerCase())?.[1];
    if (tag === "bounce") return { code: 550, message: "5.1.1 No such mailbox here" };
    const temporary = /^tempfail(?:-(\d+))?$/.exec(tag ?? "");
    if (!temporary) return undefined;
    const refused = this.#refusals.get(address) ?? 0;
    if (temporary[1] !== undefined && refused >= Number(temporary[1])) return undefined;
    this.#refusals.set(address, refused + 1);
    return { code: 451, message: "4.3.0 Mailbox busy, try again later" };
  }

  clear(): void {
    this.#refusals.clear();
  }
}
