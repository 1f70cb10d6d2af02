import { use } from "react";
import type { Documents } from "./areas.ts";
import { bringDocument } from "./bring.ts";
import { useShown } from "./i18n.ts";

/** A long text in the language on screen; suspends until it is here. */
export function useDocument<Name extends keyof Documents>(name: Name): Documents[Name] {
  const { language } = useShown();
  return use(bringDocument(language, name));
}
