import type { Letters } from "../letter.ts";

export interface GroupData {
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

export const joinApproved: Letters<GroupData> = {
  en: ({ groupName, path }) => ({
    subject: `You are in: ${groupName}`,
    paragraphs: [`Your request to join ${groupName} was approved. You are now a member.`],
    action: { label: "Open the group", path },
  }),
  es: ({ groupName, path }) => ({
    subject: `Ya estás en ${groupName}`,
    paragraphs: [`Tu solicitud para unirte a ${groupName} fue aprobada. Ya eres miembro.`],
    action: { label: "Abrir el grupo", path },
  }),
  fr: ({ groupName, path }) => ({
    subject: `Vous faites partie de ${groupName}`,
    paragraphs: [`Votre demande pour rejoindre ${groupName} a été acceptée. Vous êtes maintenant membre.`],
    action: { label: "Ouvrir le groupe", path },
  }),
};

export const joinRejected: Letters<GroupData> = {
  en: ({ groupName }) => ({
    subject: `Your request to join ${groupName}`,
    paragraphs: [`Your request to join ${groupName} was declined this time. Other groups are looking for members.`],
    action: { label: "Find a group", path: "/groups" },
  }),
  es: ({ groupName }) => ({
    subject: `Tu solicitud para unirte a ${groupName}`,
    paragraphs: [`Esta vez no se aceptó tu solicitud para unirte a ${groupName}. Otros grupos buscan miembros.`],
    action: { label: "Buscar un grupo", path: "/groups" },
  }),
  fr: ({ groupName }) => ({
    subject: `Votre demande pour rejoindre ${groupName}`,
    paragraphs: [
      `Votre demande pour rejoindre ${groupName} n'a pas été acceptée cette fois. D'autres groupes cherchent des membres.`,
    ],
    action: { label: "Trouver un groupe", path: "/groups" },
  }),
};

export const groupStarted: Letters<GroupData & { firstDue: string | null }> = {
  en: ({ firstDue, groupName, path }) => ({
    subject: `${groupName} has started`,
    paragraphs: [
      `${groupName} has started, and the payout order is fixed.`,
      ...(firstDue ? [`The first contribution is due on ${firstDue}.`] : []),
    ],
    action: { label: "See the schedule", path },
  }),
  es: ({ firstDue, groupName, path }) => ({
    subject: `${groupName} ha comenzado`,
    paragraphs: [
      `${groupName} ha comenzado y el orden de los pagos está fijado.`,
      ...(firstDue ? [`La primera aportación vence el ${firstDue}.`] : []),
    ],
    action: { label: "Ver el calendario", path },
  }),
  fr: ({ firstDue, groupName, path }) => ({
    subject: `${groupName} a commencé`,
    paragraphs: [
      `${groupName} a commencé et l'ordre des versements est fixé.`,
      ...(firstDue ? [`La première contribution est due le ${firstDue}.`] : []),
    ],
    action: { label: "Voir le calendrier", path },
  }),
};
