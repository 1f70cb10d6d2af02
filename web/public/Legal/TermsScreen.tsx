import { useDocument } from "../../i18n/useDocument.ts";
import { contactFact, feesFact, startFactsQuery } from "./LegalFacts.tsx";
import { LegalPage } from "./LegalPage.tsx";
import { termsVersion } from "./versions.ts";

export const loader = () => startFactsQuery();

/** What we promise and what we ask (D218). */
export function Component() {
  const text = useDocument("terms");
  return (
    <LegalPage
      title={text.title}
      summary={text.summary}
      version={termsVersion}
      changes={text.changes}
      sections={text.sections}
      under={{ fees: feesFact, contact: contactFact }}
    />
  );
}
