/** English, here from the start: what a test looks for is what a person reads. */
import { bringTexts } from "../i18n/bring.ts";
import { showLanguage } from "../i18n/i18n.ts";

await bringTexts("en", "signIn", "register", "member", "own", "rare", "news");
await showLanguage("en");
