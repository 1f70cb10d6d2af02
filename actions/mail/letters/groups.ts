import type { Letters } from "../letter.ts";

interface GroupData {
  groupName: string;
  /** A path such as /groups/<id>. */
  path: string;
}

/** Sent to an address that may have no account; `path` carries the invitation's token. */
export const groupInvitation: Letters<GroupData & { inviterName: string }> = {
  en: ({ groupName, inviterName, path }) => ({
    subject: `${inviterName} invites you to ${groupName}`,
    paragraphs: [
      `${inviterName} invites you to save together in ${groupName}. The invitation is good for 7 days.`,
      "Look at the amount, the dates and the rules first. Nothing is agreed until you accept.",
    ],
    action: { label: "See the invitation", path },
  }),
  es: ({ groupName, inviterName, path }) => ({
    subject: `${inviterName} te invita a ${groupName}`,
    paragraphs: [
      `${inviterName} te invita a ahorrar en grupo en ${groupName}. La invitación vale 7 días.`,
      "Mira antes el importe, las fechas y las reglas. Nada queda acordado hasta que aceptes.",
    ],
    action: { label: "Ver la invitación", path },
  }),
  fr: ({ groupName, inviterName, path }) => ({
    subject: `${inviterName} vous invite dans ${groupName}`,
    paragraphs: [
      `${inviterName} vous invite à épargner ensemble dans ${groupName}. L'invitation est valable 7 jours.`,
      "Regardez d'abord le montant, les dates et les règles. Rien n'est conclu tant que vous n'avez pas accepté.",
    ],
    action: { label: "Voir l'invitation", path },
  }),
};
