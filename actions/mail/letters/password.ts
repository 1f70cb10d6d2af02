import { inHours, type Letters, oneOf } from "../letter.ts";

/** D149; `path` carries a token that is good for so many `hours` and once. */
export const resetPassword: Letters<{ path: string; hours: number }> = {
  en: ({ hours, path }) => ({
    subject: "Set a new password",
    paragraphs: [
      `Somebody, perhaps you, asked for a new password for this account. The link works for ${inHours("en", hours)} and once.`,
      "If it was not you, you can ignore this message: your password stays as it is.",
    ],
    action: { label: "Set a new password", path },
  }),
  es: ({ hours, path }) => ({
    subject: "Elige una contraseña nueva",
    paragraphs: [
      `Alguien, quizá tú, pidió una contraseña nueva para esta cuenta. El enlace sirve durante ${inHours("es", hours)} y una sola vez.`,
      "Si no fuiste tú, puedes ignorar este mensaje: tu contraseña sigue igual.",
    ],
    action: { label: "Elegir una contraseña nueva", path },
  }),
  fr: ({ hours, path }) => ({
    subject: "Choisissez un nouveau mot de passe",
    paragraphs: [
      `Quelqu’un, peut-être vous, a demandé un nouveau mot de passe pour ce compte. Le lien est valable ${inHours("fr", hours)} et une seule fois.`,
      "Si ce n’était pas vous, vous pouvez ignorer ce message\u00A0: votre mot de passe ne change pas.",
    ],
    action: { label: "Choisir un nouveau mot de passe", path },
  }),
};

/** Somebody asked for a new password of an account that has none: its owner signs in with `providers` (D149). */
export const noPassword: Letters<{ path: string; providers: readonly string[] }> = {
  en: ({ path, providers }) => ({
    subject: "How you sign in",
    paragraphs: [
      `Somebody, perhaps you, asked for a new password for this account. It has none: you sign in with ${oneOf("en", providers)}.`,
      "If it was not you, you can ignore this message: nothing has changed.",
    ],
    action: { label: "Sign in", path },
  }),
  es: ({ path, providers }) => ({
    subject: "Cómo inicias sesión",
    paragraphs: [
      `Alguien, quizá tú, pidió una contraseña nueva para esta cuenta. No tiene ninguna: inicias sesión con ${oneOf("es", providers)}.`,
      "Si no fuiste tú, puedes ignorar este mensaje: nada ha cambiado.",
    ],
    action: { label: "Iniciar sesión", path },
  }),
  fr: ({ path, providers }) => ({
    subject: "Comment vous vous connectez",
    paragraphs: [
      `Quelqu’un, peut-être vous, a demandé un nouveau mot de passe pour ce compte. Il n’en a pas\u00A0: vous vous connectez avec ${oneOf("fr", providers)}.`,
      "Si ce n’était pas vous, vous pouvez ignorer ce message\u00A0: rien n’a changé.",
    ],
    action: { label: "Se connecter", path },
  }),
};

export const passwordChanged: Letters<object> = {
  en: () => ({
    subject: "Your password was changed",
    paragraphs: [
      "The password of your account was changed, and every other device was signed out.",
      "If it was not you, ask for a new password now and write to us.",
    ],
    action: { label: "I did not do this", path: "/forgot-password" },
  }),
  es: () => ({
    subject: "Tu contraseña ha cambiado",
    paragraphs: [
      "Se cambió la contraseña de tu cuenta y se cerró la sesión en todos los demás dispositivos.",
      "Si no fuiste tú, pide ahora una contraseña nueva y escríbenos.",
    ],
    action: { label: "No fui yo", path: "/forgot-password" },
  }),
  fr: () => ({
    subject: "Votre mot de passe a changé",
    paragraphs: [
      "Le mot de passe de votre compte a été changé, et vos sessions ont été fermées sur tous vos autres appareils.",
      "Si ce n’était pas vous, demandez maintenant un nouveau mot de passe et écrivez-nous.",
    ],
    action: { label: "Ce n’était pas moi", path: "/forgot-password" },
  }),
};
