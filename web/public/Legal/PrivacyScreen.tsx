import { useTranslation } from "react-i18next";
import { LegalPage } from "./LegalPage.tsx";
import { privacyVersion } from "./versions.ts";

/** What we know of people, why, and for how long (D219, D225). */
export function Component() {
  const { t } = useTranslation("privacy");
  const { t: legal } = useTranslation("legal");
  return (
    <LegalPage
      title={t("title")}
      summary={t("summary", { returnObjects: true })}
      version={privacyVersion}
      changes={t("changes")}
      sections={t("sections", { returnObjects: true })}
      also={{ to: "/terms", title: legal("terms") }}
    />
  );
}
