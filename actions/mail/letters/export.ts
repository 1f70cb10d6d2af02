import { formOf, type Language, type Letters } from "../letter.ts";

/** The settings, at the download. Who opens it signs in first, and shows again that it is them (D302). */
const PATH = "/settings?tab=advanced#export";

const momentOf = (language: Language, at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(formOf(language), { dateStyle: "long", timeStyle: "short", timeZone }).format(at);

/** A package of one's own data is ready (D170, D192). The letter has no link to the file itself. */
export const dataReady: Letters<{ until: Date; timeZone: string }> = {
  en: ({ timeZone, until }) => ({
    subject: "Your data is ready to download",
    paragraphs: [
      `The package of your data that you asked for is ready. You can download it until ${momentOf("en", until, timeZone)}; then it is deleted.`,
      "It holds everything we keep about you, so save it where only you can read it.",
      "If it was not you who asked for it, please change your password at once: somebody else knows it.",
    ],
    action: { label: "Download my data", path: PATH },
  }),
  es: ({ timeZone, until }) => ({
    subject: "Tus datos están listos para descargar",
    paragraphs: [
      `El paquete con tus datos que pediste está listo. Puedes descargarlo hasta el ${momentOf("es", until, timeZone)}; después se elimina.`,
      "Contiene todo lo que guardamos sobre ti, así que consérvalo donde solo tú puedas leerlo.",
      "Si no fuiste tú quien lo pidió, cambia tu contraseña cuanto antes: otra persona la conoce.",
    ],
    action: { label: "Descargar mis datos", path: PATH },
  }),
  fr: ({ timeZone, until }) => ({
    subject: "Vos données sont prêtes à être téléchargées",
    paragraphs: [
      `Le dossier de vos données que vous avez demandé est prêt. Vous pouvez le télécharger jusqu’au ${momentOf("fr", until, timeZone)}\u202F; ensuite il est supprimé.`,
      "Il contient tout ce que nous conservons à votre sujet\u00A0: gardez-le là où personne d’autre ne peut le lire.",
      "Si ce n’est pas vous qui l’avez demandé, changez tout de suite de mot de passe\u00A0: quelqu’un d’autre le connaît.",
    ],
    action: { label: "Télécharger mes données", path: PATH },
  }),
};
