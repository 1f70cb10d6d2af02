import { TEST_TAG } from "../../schema/testPush.ts";
import type { Language } from "../mail/letter.ts";
import type { PushMessage } from "../providers/push/provider.ts";

const TEXTS: Readonly<Record<Language, Pick<PushMessage, "title" | "body">>> = {
  en: { title: "This is how it looks", body: "Notifications of your circles come to this device." },
  es: { title: "Así se ve", body: "Las notificaciones de tus círculos llegan a este dispositivo." },
  fr: { title: "Voici un exemple", body: "Les notifications de vos cercles arrivent sur cet appareil." },
};

/** What a device shows that its person wanted to try. Its words are ours, so that nobody can push their own to anybody. */
export const testPush = (language: Language): PushMessage => ({
  ...TEXTS[language],
  url: "/messages?tab=notifications",
  tag: TEST_TAG,
});
