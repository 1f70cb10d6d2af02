import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Quiet } from "../../app/Quiet.tsx";
import { RelayScope } from "../../relay/RelayScope.tsx";
import { FeesToday, startFeesQuery } from "./FeesToday.tsx";
import { LegalPage } from "./LegalPage.tsx";
import { termsVersion } from "./versions.ts";

export const loader = () => startFeesQuery();

/** What we promise and what we ask (D218). When the rates cannot be read, the text is shown without them. */
export function Component() {
  const { t } = useTranslation("terms");
  const { t: legal } = useTranslation("legal");
  const fees = (
    <Quiet>
      <Suspense fallback={null}>
        <RelayScope role="anonymous">
          <FeesToday />
        </RelayScope>
      </Suspense>
    </Quiet>
  );
  return (
    <LegalPage
      title={t("title")}
      summary={t("summary", { returnObjects: true })}
      version={termsVersion}
      changes={t("changes")}
      sections={t("sections", { returnObjects: true })}
      under={{ fees }}
      also={{ to: "/privacy", title: legal("privacy") }}
    />
  );
}
