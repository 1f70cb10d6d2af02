import { useMemo } from "react";
import type { useFigures_query$key } from "../../__generated__/anonymous/useFigures_query.graphql.ts";
import { useShown } from "../../i18n/i18n.ts";
import { filled } from "../../i18n/sentences.ts";
import { useDocument } from "../../i18n/useDocument.ts";
import type { Topic } from "./searchFaq.ts";
import { type Figures, useFigures } from "./useFigures.ts";

interface Written {
  question: string;
  text: readonly string[];
}

/** The topics of a language with today's figures in their sentences. */
export function topicsOf(
  language: string,
  written: Readonly<Record<string, { title: string; answers: Readonly<Record<string, Written>> }>>,
  figures: Figures,
): Topic[] {
  return Object.entries(written).map(([name, { title, answers }]) => ({
    name,
    title,
    answers: Object.entries(answers).map(([answer, { question, text }]) => ({
      name: answer,
      question,
      text: text.map((paragraph) => filled(language, paragraph, { ...figures })),
    })),
  }));
}

/** The answers of the help page (D221); suspends until their language is here. */
export function useFaq(query: useFigures_query$key): readonly Topic[] {
  const { topics } = useDocument("faq");
  const figures = useFigures(query);
  const { language } = useShown();
  return useMemo(() => topicsOf(language, topics, figures), [language, topics, figures]);
}
