import type { ReactNode } from "react";
import type { Documents } from "../../i18n/areas.ts";
import { useDocument } from "../../i18n/useDocument.ts";
import { contactFact, startFactsQuery } from "./LegalFacts.tsx";
import { LegalPage } from "./LegalPage.tsx";
import { QuestionTable, ReasonTable } from "./NoticeTable.tsx";
import { glbaVersion } from "./versions.ts";

export const loader = () => startFactsQuery();

type Notice = Documents["glba"];

/** The federal model form of a privacy notice, its boxes as tables (D220). */
export function Component() {
  const text = useDocument("glba");
  const sections = Object.fromEntries(
    Object.entries(text.sections).map(([name, { title }]) => [
      name,
      { title, text: name === "facts" ? [text.facts] : [] },
    ]),
  );
  return (
    <LegalPage
      title={text.title}
      summary={text.summary}
      version={glbaVersion}
      changes={text.changes}
      sections={sections}
      under={tablesOf(text)}
    />
  );
}

function tablesOf({ columns, sections }: Notice): Record<string, ReactNode> {
  const questions = ({ title, rows }: Notice["sections"]["facts"]) => (
    <QuestionTable label={title} columns={columns} rows={rows} />
  );
  const { reasons } = sections;
  return {
    facts: questions(sections.facts),
    reasons: (
      <ReasonTable
        label={reasons.title}
        columns={columns}
        rows={reasons.reasons.map(({ isShared, reason }) => ({
          reason,
          shares: isShared === "yes" ? columns.yes : columns.no,
          limits: isShared === "yes" ? columns.no : columns.notShared,
        }))}
      />
    ),
    questions: contactFact,
    who: questions(sections.who),
    what: questions(sections.what),
    definitions: questions(sections.definitions),
  };
}
