import { useMemo } from "react";
import type { Values } from "../../schema/words/translator.ts";
import type { Areas, Key, Say } from "./areas.ts";
import { useShown } from "./i18n.ts";
import { type Written, written } from "./sentences.ts";

export interface Translate<Area extends keyof Areas> extends Say<Area> {
  /** The text before its values are in it, for `Trans`. */
  written(key: Key<Area>, values?: Values): Written;
}

/** The sentences of an area in the language on screen. `t` is the same until another language is. */
export function useTranslation<Area extends keyof Areas>(area: Area): { t: Translate<Area> } {
  const shown = useShown();
  return useMemo(() => {
    const find = (key: string, values?: Values) => written(shown, area, key, values);
    const say = (key: string, values?: Values) => {
      const { text, fill } = find(key, values);
      return fill(text);
    };
    return { t: Object.assign(say, { written: find }) };
  }, [shown, area]);
}
