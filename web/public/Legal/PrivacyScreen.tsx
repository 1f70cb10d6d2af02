import { useDocument } from "../../i18n/useDocument.ts";
import { contactFact, startFactsQuery } from "./LegalFacts.tsx";
import { LegalPage } from "./LegalPage.tsx";
import { privacyVersion } from "./versions.ts";

export const loader = () => startFactsQuery();

/** What we know of people, why, and for how long (D219, D225). */
export function Component() {
  const text = useDocument("privacy");
  return (
    <LegalPage
      title={text.title}
      summary={text.summary}
      version={privacyVersion}
      changes={text.changes}
      sections={text.sections}
      under={{ contact: contactFact }}
    />
  );
}
