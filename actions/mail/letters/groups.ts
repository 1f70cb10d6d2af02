import type { Frequency } from "../../domain/cycle.ts";
import { currencyFormat, inMajorUnits } from "../../../schema/money.ts";
import { formOf, type Language, type Letters } from "../letter.ts";

interface InvitationData {
  groupName: string;
  inviterName: string;
  /** A path such as /join/<slug>, with the invitation's token. */
  path: string;
  /** How long it can be accepted. */
  days: number;
  frequency: Frequency;
  currency: string;
  /** What each member pays a round, in minor units. */
  contribution: number;
  /** What each member receives once if every seat is taken, in minor units (D239). */
  payout: number;
}

const HOW_OFTEN: Readonly<Record<Language, Readonly<Record<Frequency, string>>>> = {
  en: { weekly: "every week", biweekly: "every two weeks", monthly: "every month", quarterly: "every three months" },
  es: { weekly: "cada semana", biweekly: "cada dos semanas", monthly: "cada mes", quarterly: "cada tres meses" },
  fr: {
    weekly: "chaque semaine",
    biweekly: "toutes les deux semaines",
    monthly: "chaque mois",
    quarterly: "tous les trois mois",
  },
};

function termsOf(language: Language, { contribution, currency, frequency, payout }: InvitationData) {
  const format = currencyFormat(formOf(language), currency);
  const money = (cents: number) => format.format(inMajorUnits(cents, format));
  return { pay: money(contribution), often: HOW_OFTEN[language][frequency], receive: money(payout) };
}

/** Sent to an address that may have no account; `path` carries the invitation's token. */
export const groupInvitation: Letters<InvitationData> = {
  en: (invitation) => {
    const { days, groupName, inviterName, path } = invitation;
    const { often, pay, receive } = termsOf("en", invitation);
    return {
      subject: `${inviterName} invites you to ${groupName}`,
      paragraphs: [
        `${inviterName} invites you to save together in ${groupName}. The invitation is good for ${days} days.`,
        `Each member pays ${pay} ${often} and receives once, an estimated ${receive} if every seat is taken.`,
        "The invitation is for this address: sign in or create your account with it. Look at the dates and the rules first. Nothing is agreed until you accept.",
      ],
      action: { label: "See the invitation", path },
    };
  },
  es: (invitation) => {
    const { days, groupName, inviterName, path } = invitation;
    const { often, pay, receive } = termsOf("es", invitation);
    return {
      subject: `${inviterName} te invita a ${groupName}`,
      paragraphs: [
        `${inviterName} te invita a ahorrar en ${groupName}. La invitación vale ${days} días.`,
        `Cada miembro paga ${pay} ${often} y recibe una vez, según lo previsto ${receive} si se ocupan todos los lugares.`,
        "La invitación es para esta dirección: inicia sesión o crea tu cuenta con ella. Mira antes las fechas y las reglas. Nada queda acordado hasta que aceptes.",
      ],
      action: { label: "Ver la invitación", path },
    };
  },
  fr: (invitation) => {
    const { days, groupName, inviterName, path } = invitation;
    const { often, pay, receive } = termsOf("fr", invitation);
    return {
      subject: `${inviterName} vous invite dans ${groupName}`,
      paragraphs: [
        `${inviterName} vous invite à épargner ensemble dans ${groupName}. L’invitation est valable ${days} jours.`,
        `Chaque membre paie ${pay} ${often} et reçoit une fois, d’après l’estimation ${receive} si toutes les places sont prises.`,
        "L’invitation est pour cette adresse\u00A0: connectez-vous ou créez votre compte avec elle. Regardez d’abord les dates et les règles. Rien n’est conclu tant que vous n’avez pas accepté.",
      ],
      action: { label: "Voir l’invitation", path },
    };
  },
};
