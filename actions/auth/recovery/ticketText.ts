import type { Language } from "../../mail/letter.ts";

/** What the ticket of a lost second factor says, in the words of whoever lost it: they read it, and so does our support. */
export const ticketText: Readonly<Record<Language, { subject: string; body: string }>> = {
  en: {
    subject: "I lost my two-factor device",
    body: "I have lost the device of my two-factor sign-in and have no recovery code. I gave my password, opened the link that was sent to my email address, and will show my identity document again.",
  },
  es: {
    subject: "Perdí mi dispositivo de verificación",
    body: "Perdí el dispositivo de mi verificación en dos pasos y no tengo ningún código de recuperación. Di mi contraseña, abrí el enlace que llegó a mi correo y volveré a mostrar mi documento de identidad.",
  },
  fr: {
    subject: "J’ai perdu mon appareil de validation",
    body: "J’ai perdu l’appareil de ma validation en deux étapes et je n’ai aucun code de secours. J’ai donné mon mot de passe, ouvert le lien reçu par e-mail, et je montrerai de nouveau ma pièce d’identité.",
  },
};
