import { formOf, inHours, type Language, type Letters } from "../letter.ts";

const inDays = (language: Language, days: number): string =>
  new Intl.NumberFormat(language, { style: "unit", unit: "day", unitDisplay: "long" }).format(days);

/** The day of an instant, where support sits. */
const dayOf = (language: Language, at: Date): string =>
  new Intl.DateTimeFormat(formOf(language), { dateStyle: "long", timeZone: "America/New_York" }).format(at);

/**
 * A visitor's question becomes a ticket by this link, good for so many `hours` (D214). It repeats no word of the question:
 * nobody knows yet whose address it is, and a stranger must not write to it in our name.
 */
export const confirmQuestion: Letters<{ path: string; hours: number }> = {
  en: ({ hours, path }) => ({
    subject: "Please confirm your question",
    paragraphs: [
      "Somebody, perhaps you, asked our support a question with this address.",
      `Please confirm that it was you; then a person reads it. The link works for ${inHours("en", hours)}.`,
      "If it was not you, you can ignore this message: nobody reads the question.",
    ],
    action: { label: "Confirm my question", path },
  }),
  es: ({ hours, path }) => ({
    subject: "Confirma tu pregunta",
    paragraphs: [
      "Alguien, quizá tú, escribió a soporte con esta dirección.",
      `Confirma que fuiste tú y una persona la leerá. El enlace sirve durante ${inHours("es", hours)}.`,
      "Si no fuiste tú, puedes ignorar este mensaje: nadie leerá la pregunta.",
    ],
    action: { label: "Confirmar mi pregunta", path },
  }),
  fr: ({ hours, path }) => ({
    subject: "Confirmez votre question",
    paragraphs: [
      "Quelqu’un, peut-être vous, a écrit à l’assistance avec cette adresse.",
      `Confirmez que c’était vous, et une personne la lira. Le lien est valable ${inHours("fr", hours)}.`,
      "Si ce n’était pas vous, vous pouvez ignorer ce message\u00A0: personne ne lira la question.",
    ],
    action: { label: "Confirmer ma question", path },
  }),
};

interface Ticket {
  number: number;
  subject: string;
  /** Where the person reads it in the app; null for whoever cannot sign in. */
  path: string | null;
}

const action = (label: string, path: string | null) => (path === null ? {} : { action: { label, path } });

export const ticketOpened: Letters<Ticket & { dueAt: Date }> = {
  en: ({ dueAt, number, path, subject }) => ({
    subject: `We have your question (${number})`,
    paragraphs: [`Your question has the number ${number}: ${subject}`, `You have an answer by ${dayOf("en", dueAt)}.`],
    ...action("Open my question", path),
  }),
  es: ({ dueAt, number, path, subject }) => ({
    subject: `Recibimos tu consulta (${number})`,
    paragraphs: [
      `Tu consulta tiene el número ${number}: ${subject}`,
      `Tendrás respuesta a más tardar el ${dayOf("es", dueAt)}.`,
    ],
    ...action("Ver mi consulta", path),
  }),
  fr: ({ dueAt, number, path, subject }) => ({
    subject: `Nous avons reçu votre demande (${number})`,
    paragraphs: [
      `Votre demande porte le numéro ${number}\u00A0: ${subject}`,
      `Vous aurez une réponse au plus tard le ${dayOf("fr", dueAt)}.`,
    ],
    ...action("Voir ma demande", path),
  }),
};

/** Who has no page for it reads the answer in the letter itself. */
export const ticketAnswered: Letters<Ticket & { answer: string }> = {
  en: ({ answer, number, path, subject }) => ({
    subject: `There is an answer to your question (${number})`,
    paragraphs: [
      subject,
      ...(path === null
        ? [answer, "To write back, ask anew and name the number."]
        : ["Our support has answered. You can read it and write back in the app."]),
    ],
    ...action("Read the answer", path),
  }),
  es: ({ answer, number, path, subject }) => ({
    subject: `Hay una respuesta a tu consulta (${number})`,
    paragraphs: [
      subject,
      ...(path === null
        ? [answer, "Para responder, pregunta de nuevo e indica el número."]
        : ["Soporte ha respondido. Puedes leerlo y responder en la app."]),
    ],
    ...action("Leer la respuesta", path),
  }),
  fr: ({ answer, number, path, subject }) => ({
    subject: `Votre demande a reçu une réponse (${number})`,
    paragraphs: [
      subject,
      ...(path === null
        ? [answer, "Pour répondre, écrivez-nous à nouveau en indiquant le numéro."]
        : ["L’assistance a répondu. Vous pouvez lire la réponse et y répondre dans l’application."]),
    ],
    ...action("Lire la réponse", path),
  }),
};

/** D212: nobody wrote back for so long that it counts as solved; for `days` more it can be opened again. */
export const ticketResolved: Letters<Ticket & { days: number }> = {
  en: ({ days, number, path, subject }) => ({
    subject: `We take your question as solved (${number})`,
    paragraphs: [
      subject,
      `We answered and have not heard from you since, so we take it as solved. If it is not, write within ${inDays("en", days)} and it is open again.`,
    ],
    ...action("Open my question", path),
  }),
  es: ({ days, number, path, subject }) => ({
    subject: `Damos tu consulta por resuelta (${number})`,
    paragraphs: [
      subject,
      `Respondimos y no supimos más de ti, así que la damos por resuelta. Si no lo está, escribe en ${inDays("es", days)} y se abre de nuevo.`,
    ],
    ...action("Ver mi consulta", path),
  }),
  fr: ({ days, number, path, subject }) => ({
    subject: `Nous considérons votre demande comme résolue (${number})`,
    paragraphs: [
      subject,
      `Nous avons répondu et n’avons plus eu de vos nouvelles\u00A0: nous la considérons comme résolue. Sinon, écrivez sous ${inDays("fr", days)} et elle est rouverte.`,
    ],
    ...action("Voir ma demande", path),
  }),
};
