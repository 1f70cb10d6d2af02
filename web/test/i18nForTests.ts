/** English, here from the start: what a test looks for is what a person reads. */
import { showLanguage, wholeLanguage } from "../i18n/i18n.ts";

await showLanguage("en");
await wholeLanguage();
