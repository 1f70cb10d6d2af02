import { escapeHtml } from "../domain/escapeHtml.ts";
import type { Language, Letter } from "./letter.ts";

const GREETING: Record<Language, (name: string | null) => string> = {
  en: (name) => (name === null ? "Hello," : `Hello ${name},`),
  es: (name) => (name === null ? "Hola:" : `Hola, ${name}:`),
  fr: (name) => (name === null ? "Bonjour," : `Bonjour ${name},`),
};
const FOOTER: Record<Language, (support: string) => string> = {
  en: (support) => `You receive this because of your Savings Circle account. Questions: ${support}`,
  es: (support) => `Recibes este mensaje por tu cuenta de Savings Circle. Preguntas: ${support}`,
  fr: (support) => `Vous recevez ce message en raison de votre compte Savings Circle. Questions\u00A0: ${support}`,
};
const STOP: Record<Language, string> = {
  en: "Stop these emails",
  es: "No recibir más estos correos",
  fr: "Ne plus recevoir ces e-mails",
};

/** Before an address. In French a colon does not touch its word. */
const COLON: Readonly<Record<Language, string>> = { en: ":", es: ":", fr: "\u{A0}:" };

interface Rendering {
  language: Language;
  /** Null where whoever typed it may not be the reader: nobody sends words of their own to a stranger. */
  name: string | null;
  origin: string;
  support: string;
  /** Where its reader switches such letters off; none in letters about an account. */
  stop?: string | undefined;
}

/**
 * Renders a letter as text and as HTML. Links lead only to our own origin.
 * @throws Error for an address that leads elsewhere
 */
export function renderLetter(
  { action, paragraphs, subject }: Letter,
  { language, name, origin, stop, support }: Rendering,
): { subject: string; text: string; html: string } {
  const link = action && { label: action.label, href: new URL(action.path, origin) };
  if (link && link.href.origin !== new URL(origin).origin) throw new Error("a letter may only link to our own pages");
  const greeting = GREETING[language](name);
  const footer = FOOTER[language](support);

  const ending = stop === undefined ? footer : `${footer}\n\n${STOP[language]}${COLON[language]}\n${stop}`;
  const text = [
    greeting,
    ...paragraphs,
    ...(link ? [`${link.label}${COLON[language]}\n${link.href.href}`] : []),
    `--\n${ending}`,
  ].join("\n\n");
  const button = link
    ? `<p><a href="${escapeHtml(link.href.href)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1f6f54;color:#ffffff;text-decoration:none">${escapeHtml(link.label)}</a></p>`
    : "";
  const way =
    stop === undefined
      ? ""
      : `<br><a href="${escapeHtml(stop)}" style="color:#5b6660">${escapeHtml(STOP[language])}</a>`;
  const body = [greeting, ...paragraphs].map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join("");
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1c2420;background:#ffffff"><main style="max-width:560px">${body}${button}<p style="color:#5b6660;font-size:14px">${escapeHtml(footer)}${way}</p></main></body></html>`;
  return { subject: subject.replaceAll(/\s+/g, " "), text: `${text}\n`, html };
}
