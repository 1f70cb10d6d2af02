import { useDocument } from "../../i18n/useDocument.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { LegalPage } from "./LegalPage.tsx";
import { privacyVersion } from "./versions.ts";

/** What we know of people, why, and for how long (D219, D225). */
export function Component() {
  const text = useDocument("privacy");
  const { t } = useTranslation("legal");
  return (
    <LegalPage
      title={text.title}
      summary={text.summary}
      version={privacyVersion}
      changes={text.changes}
      sections={text.sections}
      also={{ to: "/terms", title: t("terms") }}
    />
  );
}
