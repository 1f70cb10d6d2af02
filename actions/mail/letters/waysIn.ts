import type { Letters } from "../letter.ts";

/** Where a stranger at the account is stopped: a new password ends every session. */
const STRANGER = { path: "/forgot-password" };
/** Where the provider is removed, which comes first: by it a stranger would come in again after the new password. */
const WAYS = { path: "/settings?tab=security" };

/** A provider opens the account now (D166), by its owner's wish or because it vouches for the address. */
export const wayInAdded: Letters<{ provider: string }> = {
  en: ({ provider }) => ({
    subject: `${provider} opens your account now`,
    paragraphs: [
      `From now on you can also sign in to your account with ${provider}.`,
      `If it was not you, first remove ${provider} in your settings under Security, then set a new password, and write to us.`,
    ],
    action: { label: "I did not do this", ...WAYS },
  }),
  es: ({ provider }) => ({
    subject: `${provider} abre ahora tu cuenta`,
    paragraphs: [
      `A partir de ahora también puedes iniciar sesión en tu cuenta con ${provider}.`,
      `Si no fuiste tú, quita primero ${provider} en los ajustes, en Seguridad, elige después una contraseña nueva y escríbenos.`,
    ],
    action: { label: "No fui yo", ...WAYS },
  }),
  fr: ({ provider }) => ({
    subject: `${provider} ouvre désormais votre compte`,
    paragraphs: [
      `Désormais, vous pouvez aussi vous connecter à votre compte avec ${provider}.`,
      `Si ce n’était pas vous, retirez d’abord ${provider} dans vos réglages, sous Sécurité, choisissez ensuite un nouveau mot de passe, et écrivez-nous.`,
    ],
    action: { label: "Ce n’était pas moi", ...WAYS },
  }),
};

export const wayInRemoved: Letters<{ provider: string }> = {
  en: ({ provider }) => ({
    subject: `${provider} does not open your account any more`,
    paragraphs: [
      `${provider} was removed from your account. You sign in with what is left in your settings under Security.`,
      "If it was not you, set a new password now and write to us.",
    ],
    action: { label: "I did not do this", ...STRANGER },
  }),
  es: ({ provider }) => ({
    subject: `${provider} ya no abre tu cuenta`,
    paragraphs: [
      `${provider} se quitó de tu cuenta. Inicias sesión con lo que queda en los ajustes, en Seguridad.`,
      "Si no fuiste tú, elige ahora una contraseña nueva y escríbenos.",
    ],
    action: { label: "No fui yo", ...STRANGER },
  }),
  fr: ({ provider }) => ({
    subject: `${provider} n’ouvre plus votre compte`,
    paragraphs: [
      `${provider} a été retiré de votre compte. Vous vous connectez avec ce qui reste dans vos réglages, sous Sécurité.`,
      "Si ce n’était pas vous, choisissez maintenant un nouveau mot de passe et écrivez-nous.",
    ],
    action: { label: "Ce n’était pas moi", ...STRANGER },
  }),
};
