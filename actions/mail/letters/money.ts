import type { Letters } from "../letter.ts";
import type { GroupData } from "./groups.ts";

interface RoundData extends GroupData {
  /** Written out in the person's language, with its currency. */
  amount: string;
  round: number;
}

/** The receipt of a contribution (D50). */
export const paymentConfirmation: Letters<RoundData & { receiptNumber: number }> = {
  en: ({ amount, groupName, path, receiptNumber, round }) => ({
    subject: `Receipt ${receiptNumber}: ${groupName}`,
    paragraphs: [
      `We received your contribution to round ${round} of ${groupName}: ${amount}, fees included.`,
      `Receipt number: ${receiptNumber}.`,
    ],
    action: { label: "Open the group", path },
  }),
  es: ({ amount, groupName, path, receiptNumber, round }) => ({
    subject: `Recibo ${receiptNumber}: ${groupName}`,
    paragraphs: [
      `Recibimos tu aportación a la ronda ${round} de ${groupName}: ${amount}, comisiones incluidas.`,
      `Número de recibo: ${receiptNumber}.`,
    ],
    action: { label: "Abrir el grupo", path },
  }),
  fr: ({ amount, groupName, path, receiptNumber, round }) => ({
    subject: `Reçu ${receiptNumber} : ${groupName}`,
    paragraphs: [
      `Nous avons reçu votre contribution au tour ${round} de ${groupName} : ${amount}, frais compris.`,
      `Numéro de reçu : ${receiptNumber}.`,
    ],
    action: { label: "Ouvrir le groupe", path },
  }),
};

/** The pot of a round is in the recipient's balance (D35). */
export const payoutReleased: Letters<RoundData> = {
  en: ({ amount, groupName, round }) => ({
    subject: `Your payout from ${groupName}`,
    paragraphs: [`It was your turn: ${amount} from round ${round} of ${groupName} is in your balance.`],
    action: { label: "See your balance", path: "/money-transfer" },
  }),
  es: ({ amount, groupName, round }) => ({
    subject: `Tu pago de ${groupName}`,
    paragraphs: [`Era tu turno: ${amount} de la ronda ${round} de ${groupName} están en tu saldo.`],
    action: { label: "Ver tu saldo", path: "/money-transfer" },
  }),
  fr: ({ amount, groupName, round }) => ({
    subject: `Votre versement de ${groupName}`,
    paragraphs: [`C'était votre tour : ${amount} du tour ${round} de ${groupName} sont sur votre solde.`],
    action: { label: "Voir votre solde", path: "/money-transfer" },
  }),
};
