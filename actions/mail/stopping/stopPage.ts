import { createHash } from "node:crypto";
import type { Language } from "../letter.ts";

export type StopStep = "ask" | "done" | "unknown";

interface Words {
  title: string;
  text: string;
  button?: string;
}

const WORDS: Record<Language, Record<StopStep, Words> & { back: string }> = {
  en: {
    ask: {
      title: "Stop emails about your circles?",
      text: "You will still see everything under Alerts in the app. Letters about your account’s security keep coming.",
      button: "Stop these emails",
    },
    done: {
      title: "No more emails about your circles",
      text: "You still see everything under Alerts in the app. Letters about your account’s security keep coming.",
    },
    unknown: { title: "This link does not work", text: "Please use the link of a newer letter, whole." },
    back: "Open Savings Circle",
  },
  es: {
    ask: {
      title: "¿Dejar de recibir correos sobre tus círculos?",
      text: "Seguirás viendo todo en las alertas de la aplicación. Los correos sobre la seguridad de tu cuenta seguirán llegando.",
      button: "No recibir más estos correos",
    },
    done: {
      title: "Ya no recibirás correos sobre tus círculos",
      text: "Sigues viendo todo en las alertas de la aplicación. Los correos sobre la seguridad de tu cuenta siguen llegando.",
    },
    unknown: { title: "Este enlace no funciona", text: "Usa el enlace completo de un correo más reciente." },
    back: "Abrir Savings Circle",
  },
  fr: {
    ask: {
      title: "Ne plus recevoir d’e-mails sur vos cercles\u202F?",
      text: "Vous verrez toujours tout dans les alertes de l’application. Les e-mails sur la sécurité de votre compte continueront d’arriver.",
      button: "Ne plus recevoir ces e-mails",
    },
    done: {
      title: "Vous ne recevrez plus d’e-mails sur vos cercles",
      text: "Vous voyez toujours tout dans les alertes de l’application. Les e-mails sur la sécurité de votre compte continuent d’arriver.",
    },
    unknown: { title: "Ce lien ne fonctionne pas", text: "Veuillez utiliser le lien entier d’un e-mail plus récent." },
    back: "Ouvrir Savings Circle",
  },
};

const STYLE =
  "body{margin:0;padding:2rem 1rem;font:1rem/1.5 system-ui,sans-serif;color:#1c2420;background:#fff}" +
  "main{max-width:32rem;margin:0 auto}h1{font-size:1.5rem;line-height:1.25}a{color:#1f6f54}" +
  "button{font:inherit;padding:.75rem 1.25rem;border:0;border-radius:.5rem;background:#1f6f54;color:#fff;cursor:pointer}" +
  "button:focus-visible,a:focus-visible{outline:3px solid #1c2420;outline-offset:2px}" +
  "@media(prefers-color-scheme:dark){body{color:#eef2ef;background:#131a17}a{color:#7fd1b0}button{background:#7fd1b0;color:#10201a}" +
  "button:focus-visible,a:focus-visible{outline-color:#eef2ef}}";

/** What the page may load and do: its own style, and to send its one form to us. */
export const STOP_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** A whole page in the reader's language; every text is ours, and the form goes back to the page's own address, which is the permission. */
export function stopPage(step: StopStep, language: Language): string {
  const { back, [step]: words } = WORDS[language];
  const form = words.button === undefined ? "" : `<form method="post"><button>${words.button}</button></form>`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${words.title}</title><style>${STYLE}</style></head><body><main><h1>${words.title}</h1><p>${words.text}</p>${form}<p><a href="/">${back}</a></p></main></body></html>`;
}
