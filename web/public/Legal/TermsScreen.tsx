import { Suspense } from "react";
import { useDocument } from "../../i18n/useDocument.ts";
import { Quiet } from "../../app/Quiet.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { RelayScope } from "../../relay/RelayScope.tsx";
import { FeesToday, startFeesQuery } from "./FeesToday.tsx";
import { LegalPage } from "./LegalPage.tsx";
import { termsVersion } from "./versions.ts";

export const loader = () => startFeesQuery();

/** What we promise and what we ask (D218). When the rates cannot be read, the text is shown without them. */
export function Component() {
  const text = useDocument("terms");
  const { t } = useTranslation("legal");
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
      title={text.title}
      summary={text.summary}
      version={termsVersion}
      changes={text.changes}
      sections={text.sections}
      under={{ fees }}
      also={{ to: "/privacy", title: t("privacy") }}
    />
  );
}
