/** Shown when not even the texts could be fetched, so it carries its own. */
const texts = {
  en: ["App Initialization Error", "The app could not start. Please check your connection and reload.", "Reload Page"],
  es: [
    "Error al iniciar la aplicación",
    "La aplicación no pudo iniciarse. Revisa tu conexión y recarga.",
    "Recargar la página",
  ],
  fr: [
    "Erreur au démarrage de l’application",
    "L’application n’a pas pu démarrer. Vérifiez votre connexion et rechargez.",
    "Recharger la page",
  ],
} as const;

export function StartFailure({ language }: { language: keyof typeof texts }) {
  const [title, text, reload] = texts[language];
  return (
    <main role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <button type="button" onClick={() => location.reload()}>
        {reload}
      </button>
    </main>
  );
}
