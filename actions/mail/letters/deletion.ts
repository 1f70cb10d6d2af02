import type { Letters } from "../letter.ts";

/** The last letter, to the address that the account had (D192). */
export const accountDeleted: Letters<object> = {
  en: () => ({
    subject: "Your account was deleted",
    paragraphs: [
      "Your account and what belonged to it are deleted. Payments and agreements are kept without your name, as long as the law requires.",
      "You are welcome to come back with a new account. If it was not you, write to us at once.",
    ],
  }),
  es: () => ({
    subject: "Tu cuenta se ha eliminado",
    paragraphs: [
      "Tu cuenta y lo que le pertenecía se han eliminado. Los pagos y acuerdos se conservan sin tu nombre mientras la ley lo exija.",
      "Puedes volver cuando quieras con una cuenta nueva. Si no fuiste tú, escríbenos enseguida.",
    ],
  }),
  fr: () => ({
    subject: "Votre compte a été supprimé",
    paragraphs: [
      "Votre compte et ce qui lui appartenait sont supprimés. Les paiements et les accords sont conservés sans votre nom aussi longtemps que la loi l’exige.",
      "Vous pouvez revenir quand vous voulez avec un nouveau compte. Si ce n’était pas vous, écrivez-nous tout de suite.",
    ],
  }),
};
