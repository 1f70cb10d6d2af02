import { formOf, inHours, type Language, type Letters } from "../letter.ts";

interface SignIn {
  /** Such as `Firefox, Windows`; undefined where the browser did not say. */
  device: string | undefined;
  at: Date;
  /** Of the reader. */
  timeZone: string;
  ipAddress: string | undefined;
}

const UNKNOWN: Readonly<Record<Language, string>> = {
  en: "An unknown device",
  es: "Un dispositivo desconocido",
  fr: "Un appareil inconnu",
};

/** Which device, when and from which network: what somebody recognises themselves by. */
function traits(language: Language, { at, device = UNKNOWN[language], ipAddress, timeZone }: SignIn): string {
  const format = new Intl.DateTimeFormat(formOf(language), { dateStyle: "long", timeStyle: "short", timeZone });
  return [device, format.format(at), ...(ipAddress === undefined ? [] : [`IP ${ipAddress}`])].join(" · ");
}

/** Somebody signed in from a device of which the account does not know (D192). */
export const newSignIn: Letters<SignIn> = {
  en: (signIn) => ({
    subject: "New sign-in to your account",
    paragraphs: [
      "Somebody signed in to your account from a device that we have not seen before:",
      traits("en", signIn),
      "If it was you, there is nothing to do. If not, set a new password now: that ends every session.",
    ],
    action: { label: "I did not do this", path: "/forgot-password" },
  }),
  es: (signIn) => ({
    subject: "Nuevo inicio de sesión en tu cuenta",
    paragraphs: [
      "Alguien inició sesión en tu cuenta desde un dispositivo que no conocíamos:",
      traits("es", signIn),
      "Si fuiste tú, no tienes que hacer nada. Si no, elige ahora una contraseña nueva: eso cierra todas las sesiones.",
    ],
    action: { label: "No fui yo", path: "/forgot-password" },
  }),
  fr: (signIn) => ({
    subject: "Nouvelle connexion à votre compte",
    paragraphs: [
      "Quelqu’un s’est connecté à votre compte depuis un appareil que nous ne connaissions pas\u00A0:",
      traits("fr", signIn),
      "Si c’était vous, il n’y a rien à faire. Sinon, choisissez maintenant un nouveau mot de passe\u00A0: cela ferme toutes les sessions.",
    ],
    action: { label: "Ce n’était pas moi", path: "/forgot-password" },
  }),
};

/** To the address that an account is to have (D150); `path` is good for so many `hours`. */
export const confirmNewAddress: Letters<{ path: string; hours: number }> = {
  en: ({ hours, path }) => ({
    subject: "Please confirm your new email address",
    paragraphs: [
      `You asked to use this address for your account. Until you confirm it, the old one counts. The link works for ${inHours("en", hours)}.`,
      "If it was not you, you can ignore this message.",
    ],
    action: { label: "Confirm the new address", path },
  }),
  es: ({ hours, path }) => ({
    subject: "Confirma tu nuevo correo electrónico",
    paragraphs: [
      `Pediste usar esta dirección para tu cuenta. Hasta que la confirmes vale la anterior. El enlace sirve durante ${inHours("es", hours)}.`,
      "Si no fuiste tú, puedes ignorar este mensaje.",
    ],
    action: { label: "Confirmar la nueva dirección", path },
  }),
  fr: ({ hours, path }) => ({
    subject: "Confirmez votre nouvelle adresse e-mail",
    paragraphs: [
      `Vous avez demandé à utiliser cette adresse pour votre compte. Tant que vous ne la confirmez pas, l’ancienne compte. Le lien est valable ${inHours("fr", hours)}.`,
      "Si ce n’était pas vous, vous pouvez ignorer ce message.",
    ],
    action: { label: "Confirmer la nouvelle adresse", path },
  }),
};

/** To the owner of an address that another account is to have; nobody else learns that they have it (D246). */
export const addressWanted: Letters<object> = {
  en: () => ({
    subject: "Your address was given for another account",
    paragraphs: [
      "Somebody, perhaps you, wanted to use this address for another account. It belongs to yours, and nothing has changed.",
      "If you want to use it there, give your own account another address first.",
    ],
    action: { label: "Sign in", path: "/login" },
  }),
  es: () => ({
    subject: "Alguien indicó tu dirección para otra cuenta",
    paragraphs: [
      "Alguien, quizá tú, quiso usar esta dirección para otra cuenta. Es la de tu cuenta y nada ha cambiado.",
      "Si quieres usarla allí, cambia antes la dirección de tu propia cuenta.",
    ],
    action: { label: "Iniciar sesión", path: "/login" },
  }),
  fr: () => ({
    subject: "Votre adresse a été donnée pour un autre compte",
    paragraphs: [
      "Quelqu’un, peut-être vous, a voulu utiliser cette adresse pour un autre compte. Elle appartient au vôtre et rien n’a changé.",
      "Pour l’utiliser là-bas, changez d’abord l’adresse de votre propre compte.",
    ],
    action: { label: "Se connecter", path: "/login" },
  }),
};

/** To the address of before (D150). */
export const emailChanged: Letters<object> = {
  en: () => ({
    subject: "Your email address was changed",
    paragraphs: [
      "Your account has another email address now. This one is not used for it any more: you sign in with the new one.",
      "If it was not you, write to us at once.",
    ],
  }),
  es: () => ({
    subject: "Tu correo electrónico ha cambiado",
    paragraphs: [
      "Tu cuenta tiene ahora otro correo electrónico. Este ya no se usa: inicias sesión con el nuevo.",
      "Si no fuiste tú, escríbenos enseguida.",
    ],
  }),
  fr: () => ({
    subject: "Votre adresse e-mail a changé",
    paragraphs: [
      "Votre compte a maintenant une autre adresse e-mail. Celle-ci n’est plus utilisée\u00A0: vous vous connectez avec la nouvelle.",
      "Si ce n’était pas vous, écrivez-nous tout de suite.",
    ],
  }),
};

/** Where a stranger at the account is stopped. */
const STRANGER = { path: "/forgot-password" };

export const twoFactorOn: Letters<object> = {
  en: () => ({
    subject: "Two-factor sign-in is on",
    paragraphs: [
      "From now on a code of your authenticator app is asked for when you sign in. Keep your recovery codes where you find them without your phone.",
      "If it was not you, set a new password now and write to us.",
    ],
    action: { label: "I did not do this", ...STRANGER },
  }),
  es: () => ({
    subject: "La verificación en dos pasos está activada",
    paragraphs: [
      "A partir de ahora te pediremos un código de tu aplicación de autenticación al iniciar sesión. Guarda tus códigos de recuperación donde los encuentres sin tu teléfono.",
      "Si no fuiste tú, elige ahora una contraseña nueva y escríbenos.",
    ],
    action: { label: "No fui yo", ...STRANGER },
  }),
  fr: () => ({
    subject: "La validation en deux étapes est activée",
    paragraphs: [
      "Désormais, un code de votre application d’authentification vous sera demandé à la connexion. Gardez vos codes de secours là où vous les trouverez sans votre téléphone.",
      "Si ce n’était pas vous, choisissez maintenant un nouveau mot de passe et écrivez-nous.",
    ],
    action: { label: "Ce n’était pas moi", ...STRANGER },
  }),
};

export const twoFactorOff: Letters<object> = {
  en: () => ({
    subject: "Two-factor sign-in is off",
    paragraphs: [
      "From now on your password alone opens your account. Your recovery codes are good for nothing any more.",
      "If it was not you, set a new password now and write to us.",
    ],
    action: { label: "I did not do this", ...STRANGER },
  }),
  es: () => ({
    subject: "La verificación en dos pasos está desactivada",
    paragraphs: [
      "A partir de ahora basta tu contraseña para entrar en tu cuenta. Tus códigos de recuperación ya no sirven.",
      "Si no fuiste tú, elige ahora una contraseña nueva y escríbenos.",
    ],
    action: { label: "No fui yo", ...STRANGER },
  }),
  fr: () => ({
    subject: "La validation en deux étapes est désactivée",
    paragraphs: [
      "Désormais, votre mot de passe suffit pour ouvrir votre compte. Vos codes de secours ne servent plus à rien.",
      "Si ce n’était pas vous, choisissez maintenant un nouveau mot de passe et écrivez-nous.",
    ],
    action: { label: "Ce n’était pas moi", ...STRANGER },
  }),
};

export const recoveryCodesRenewed: Letters<object> = {
  en: () => ({
    subject: "You have new recovery codes",
    paragraphs: [
      "New recovery codes were made for your account. Those of before are good for nothing any more.",
      "If it was not you, set a new password now and write to us.",
    ],
    action: { label: "I did not do this", ...STRANGER },
  }),
  es: () => ({
    subject: "Tienes códigos de recuperación nuevos",
    paragraphs: [
      "Se crearon códigos de recuperación nuevos para tu cuenta. Los anteriores ya no sirven.",
      "Si no fuiste tú, elige ahora una contraseña nueva y escríbenos.",
    ],
    action: { label: "No fui yo", ...STRANGER },
  }),
  fr: () => ({
    subject: "Vous avez de nouveaux codes de secours",
    paragraphs: [
      "De nouveaux codes de secours ont été créés pour votre compte. Les précédents ne servent plus à rien.",
      "Si ce n’était pas vous, choisissez maintenant un nouveau mot de passe et écrivez-nous.",
    ],
    action: { label: "Ce n’était pas moi", ...STRANGER },
  }),
};

/** A recovery code opened the account; `left` are still good. */
export const recoveryCodeUsed: Letters<{ left: number }> = {
  en: ({ left }) => ({
    subject: "A recovery code was used",
    paragraphs: [
      `Somebody signed in to your account with one of your recovery codes. Codes that are left: ${left}.`,
      "If you have a new phone, set two-factor sign-in up again in your settings. If it was not you, set a new password now and write to us.",
    ],
    action: { label: "I did not do this", ...STRANGER },
  }),
  es: ({ left }) => ({
    subject: "Se usó un código de recuperación",
    paragraphs: [
      `Alguien inició sesión en tu cuenta con uno de tus códigos de recuperación. Códigos que quedan: ${left}.`,
      "Si tienes un teléfono nuevo, vuelve a configurar la verificación en dos pasos en los ajustes. Si no fuiste tú, elige ahora una contraseña nueva y escríbenos.",
    ],
    action: { label: "No fui yo", ...STRANGER },
  }),
  fr: ({ left }) => ({
    subject: "Un code de secours a été utilisé",
    paragraphs: [
      `Quelqu’un s’est connecté à votre compte avec l’un de vos codes de secours. Codes restants\u00A0: ${left}.`,
      "Si vous avez un nouveau téléphone, configurez à nouveau la validation en deux étapes dans vos réglages. Si ce n’était pas vous, choisissez maintenant un nouveau mot de passe et écrivez-nous.",
    ],
    action: { label: "Ce n’était pas moi", ...STRANGER },
  }),
};

/** To whoever gave the password and has lost the app and the recovery codes (D150); `path` is good for so many `hours`. */
export const recoverAccess: Letters<{ path: string; hours: number }> = {
  en: ({ hours, path }) => ({
    subject: "You lost your two-factor device",
    paragraphs: [
      `Somebody gave your password and said that the device with the codes is lost. If it was you, go on here: you show your identity document again, and then two-factor sign-in is turned off. The link works for ${inHours("en", hours)}.`,
      "If it was not you, somebody knows your password: choose “Forgot password?” on the sign-in page and set a new one now. That ends this request.",
    ],
    action: { label: "I lost my device", path },
  }),
  es: ({ hours, path }) => ({
    subject: "Perdiste tu dispositivo de verificación",
    paragraphs: [
      `Alguien dio tu contraseña y dijo que perdió el dispositivo con los códigos. Si fuiste tú, continúa aquí: muestras de nuevo tu documento de identidad y después se desactiva la verificación en dos pasos. El enlace sirve durante ${inHours("es", hours)}.`,
      "Si no fuiste tú, alguien conoce tu contraseña: elige «¿Olvidaste la contraseña?» en la página de inicio de sesión y pon ahora una nueva. Eso anula esta solicitud.",
    ],
    action: { label: "Perdí mi dispositivo", path },
  }),
  fr: ({ hours, path }) => ({
    subject: "Vous avez perdu votre appareil de validation",
    paragraphs: [
      `Quelqu’un a donné votre mot de passe et dit avoir perdu l’appareil qui affiche les codes. Si c’était vous, continuez ici\u00A0: vous montrez de nouveau votre pièce d’identité, puis la validation en deux étapes est désactivée. Le lien est valable ${inHours("fr", hours)}.`,
      "Si ce n’était pas vous, quelqu’un connaît votre mot de passe\u00A0: choisissez «\u00A0Mot de passe oublié\u202F?\u00A0» sur la page de connexion et changez-le maintenant. Cela met fin à cette demande.",
    ],
    action: { label: "J’ai perdu mon appareil", path },
  }),
};

/** The identity check of a recovery succeeded; no withdrawal is taken for so many `hours`. */
export const twoFactorRecovered: Letters<{ hours: number }> = {
  en: ({ hours }) => ({
    subject: "Two-factor sign-in was turned off after an identity check",
    paragraphs: [
      `Your identity was checked again, so two-factor sign-in is off: your password alone opens your account. You were signed out everywhere, and no withdrawal is taken for ${inHours("en", hours)}.`,
      "Sign in and turn two-factor sign-in on again with your new device. If it was not you, set a new password now and write to us.",
    ],
    action: { label: "I did not do this", ...STRANGER },
  }),
  es: ({ hours }) => ({
    subject: "La verificación en dos pasos se desactivó tras comprobar tu identidad",
    paragraphs: [
      `Tu identidad se comprobó de nuevo, así que la verificación en dos pasos está desactivada: basta tu contraseña para entrar. Se cerraron todas tus sesiones y no se acepta ningún retiro durante ${inHours("es", hours)}.`,
      "Inicia sesión y activa de nuevo la verificación en dos pasos con tu dispositivo nuevo. Si no fuiste tú, elige ahora una contraseña nueva y escríbenos.",
    ],
    action: { label: "No fui yo", ...STRANGER },
  }),
  fr: ({ hours }) => ({
    subject: "La validation en deux étapes a été désactivée après un contrôle d’identité",
    paragraphs: [
      `Votre identité a été vérifiée de nouveau, la validation en deux étapes est donc désactivée\u00A0: votre mot de passe suffit pour entrer. Vous avez été déconnecté partout, et aucun retrait n’est accepté pendant ${inHours("fr", hours)}.`,
      "Connectez-vous et réactivez la validation en deux étapes avec votre nouvel appareil. Si ce n’était pas vous, choisissez maintenant un nouveau mot de passe et écrivez-nous.",
    ],
    action: { label: "Ce n’était pas moi", ...STRANGER },
  }),
};
