import { inHours, type Letters } from "../letter.ts";

/** Asks to confirm the address; `link` is good for so many `hours` and once. */
export const confirmAddress: Letters<{ link: string; hours: number }> = {
  en: ({ hours, link }) => ({
    subject: "Please confirm your email address",
    paragraphs: [
      `You are one step away from your account. Please confirm that this is your address. The link works for ${inHours("en", hours)}.`,
      "If you did not create an account, you can ignore this message.",
    ],
    action: { label: "Confirm email address", path: link },
  }),
  es: ({ hours, link }) => ({
    subject: "Confirma tu correo electrónico",
    paragraphs: [
      `Te falta un paso para tener tu cuenta. Confirma que esta es tu dirección. El enlace sirve durante ${inHours("es", hours)}.`,
      "Si no creaste una cuenta, puedes ignorar este mensaje.",
    ],
    action: { label: "Confirmar correo electrónico", path: link },
  }),
  fr: ({ hours, link }) => ({
    subject: "Confirmez votre adresse e-mail",
    paragraphs: [
      `Il ne reste qu’une étape avant d’avoir votre compte. Confirmez que cette adresse est la vôtre. Le lien est valable ${inHours("fr", hours)}.`,
      "Si vous n’avez pas créé de compte, vous pouvez ignorer ce message.",
    ],
    action: { label: "Confirmer l’adresse e-mail", path: link },
  }),
};

/** Confirms the address too, where somebody had signed up with it before: nobody's password of then opens the account. */
export const choosePassword: Letters<{ path: string; hours: number }> = {
  en: ({ hours, path }) => ({
    subject: "Please confirm your email address",
    paragraphs: [
      `Somebody, perhaps you, signed up with this address more than once. To make the account yours alone, choose your password: that confirms the address too. The link works for ${inHours("en", hours)}.`,
      "If you did not create an account, you can ignore this message.",
    ],
    action: { label: "Choose your password", path },
  }),
  es: ({ hours, path }) => ({
    subject: "Confirma tu correo electrónico",
    paragraphs: [
      `Alguien, quizá tú, se registró más de una vez con esta dirección. Para que la cuenta sea solo tuya, elige tu contraseña: así también confirmas la dirección. El enlace sirve durante ${inHours("es", hours)}.`,
      "Si no creaste una cuenta, puedes ignorar este mensaje.",
    ],
    action: { label: "Elegir tu contraseña", path },
  }),
  fr: ({ hours, path }) => ({
    subject: "Confirmez votre adresse e-mail",
    paragraphs: [
      `Quelqu’un, peut-être vous, s’est inscrit plus d’une fois avec cette adresse. Pour que le compte soit à vous seul, choisissez votre mot de passe\u00A0: cela confirme aussi l’adresse. Le lien est valable ${inHours("fr", hours)}.`,
      "Si vous n’avez pas créé de compte, vous pouvez ignorer ce message.",
    ],
    action: { label: "Choisir votre mot de passe", path },
  }),
};

/** Somebody signed up with an address that has an account (D246). */
export const addressInUse: Letters<object> = {
  en: () => ({
    subject: "You already have an account",
    paragraphs: [
      "Somebody, perhaps you, tried to create an account with this address. You already have one, and nothing has changed.",
      "You can sign in as usual. If you forgot your password, choose “Forgot password?” on that page.",
    ],
    action: { label: "Sign in", path: "/login" },
  }),
  es: () => ({
    subject: "Ya tienes una cuenta",
    paragraphs: [
      "Alguien, quizá tú, intentó crear una cuenta con esta dirección. Ya tienes una y nada ha cambiado.",
      "Puedes iniciar sesión como siempre. Si olvidaste la contraseña, elige «¿Olvidaste la contraseña?» en esa página.",
    ],
    action: { label: "Iniciar sesión", path: "/login" },
  }),
  fr: () => ({
    subject: "Vous avez déjà un compte",
    paragraphs: [
      "Quelqu’un, peut-être vous, a essayé de créer un compte avec cette adresse. Vous en avez déjà un et rien n’a changé.",
      "Vous pouvez vous connecter comme d’habitude. Si vous avez oublié votre mot de passe, choisissez «\u00A0Mot de passe oublié\u202F?\u00A0» sur cette page.",
    ],
    action: { label: "Se connecter", path: "/login" },
  }),
};

/** The address is confirmed; `path` is the sign-in page, which leads on to where the person was. */
export const welcome: Letters<{ path: string }> = {
  en: ({ path }) => ({
    subject: "Welcome to Savings Circle",
    paragraphs: [
      "Your address is confirmed. Sign in to see how a circle works, complete your profile, and find or start a group.",
      "Before you join a group, we ask you to verify your identity once. It takes about five minutes.",
    ],
    action: { label: "Sign in", path },
  }),
  es: ({ path }) => ({
    subject: "Te damos la bienvenida a Savings Circle",
    paragraphs: [
      "Tu dirección está confirmada. Inicia sesión para ver cómo funciona un círculo, completar tu perfil y buscar uno o crear el tuyo.",
      "Antes de unirte a un círculo te pediremos verificar tu identidad una vez. Lleva unos cinco minutos.",
    ],
    action: { label: "Iniciar sesión", path },
  }),
  fr: ({ path }) => ({
    subject: "Bienvenue chez Savings Circle",
    paragraphs: [
      "Votre adresse est confirmée. Connectez-vous pour voir comment fonctionne un cercle, compléter votre profil, et en trouver un ou créer le vôtre.",
      "Avant de rejoindre un cercle, nous vous demanderons de vérifier votre identité une fois. Cela prend environ cinq minutes.",
    ],
    action: { label: "Se connecter", path },
  }),
};
