import { cloneElement, createElement, Fragment, type ReactElement, type ReactNode } from "react";
import type { Values } from "../../schema/words/translator.ts";
import type { Areas, Key } from "./areas.ts";
import type { Written } from "./sentences.ts";
import type { Translate } from "./useTranslation.ts";

type Components = Readonly<Record<string, ReactElement>>;

interface TransProps<Area extends keyof Areas> {
  t: Translate<Area>;
  i18nKey: Key<Area>;
  values?: Values;
  /** By tag: `<money/>` becomes the component, `<terms>…</terms>` the component around what the tag holds. */
  components: Components;
}

const TAG = /<(\w+)\/>|<(\w+)>(.*?)<\/\2>/gs;

/** A sentence with components in it. Tags are read in the text alone, so none comes from a value; an unknown one stays text. */
export function Trans<Area extends keyof Areas>({ t, i18nKey, values, components }: TransProps<Area>) {
  const { text, fill } = t.written(i18nKey, values);
  return createElement(Fragment, null, ...nodesOf(text, fill, components));
}

function nodesOf(text: string, fill: Written["fill"], components: Components): ReactNode[] {
  const nodes: ReactNode[] = [];
  let from = 0;
  for (const { 0: whole, 1: alone, 2: around, 3: inside, index } of text.matchAll(TAG)) {
    const name = alone ?? around!;
    if (!Object.hasOwn(components, name)) continue;
    nodes.push(fill(text.slice(from, index)));
    const held = inside === undefined ? [] : nodesOf(inside, fill, components);
    nodes.push(cloneElement(components[name]!, undefined, ...held));
    from = index + whole.length;
  }
  nodes.push(fill(text.slice(from)));
  return nodes;
}
