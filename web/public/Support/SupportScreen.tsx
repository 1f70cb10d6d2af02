import { Heading, Stack } from "@chakra-ui/react";
import { type ReactNode, Suspense } from "react";
import { graphql } from "react-relay";
import { useLocation } from "react-router-dom";
import type { SupportScreenQuery } from "../../__generated__/anonymous/SupportScreenQuery.graphql.ts";
import { lazyScreen } from "../../app/lazyScreen.ts";
import { Part } from "../../components/Part.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { RelayScope } from "../../relay/RelayScope.tsx";
import { startQuery, useScreenQuery } from "../../relay/screenQuery.ts";
import { currentSession } from "../../session/session.ts";
import { useMyId } from "../../session/useMyId.ts";
import { lazyPart } from "../../start/lazyPart.tsx";
import { Card } from "../../ui/Card.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { SkeletonCard } from "../../ui/Skeletons.tsx";
import { SupportContact } from "../Help/SupportContact.tsx";
import { ConfirmQuestion } from "./ConfirmQuestion.tsx";
import { FaqSearch } from "./FaqSearch.tsx";
import { questionIn } from "./QuestionFields.tsx";
import { ServiceState } from "./ServiceState.tsx";
import { VisitorForm } from "./VisitorForm.tsx";

const query = graphql`
  query SupportScreenQuery {
    ...ServiceState_query
    ...SupportContact_query
    ...useFigures_query
  }
`;

const fetchOwnSupport = lazyScreen(() => import("../../screens/Support/OwnSupport.tsx"));

export function loader() {
  // Together with the query; what does not come now is asked for again when it is shown.
  if (currentSession().status === "signedIn") fetchOwnSupport().catch(() => {});
  return startQuery<SupportScreenQuery>("anonymous", query, {});
}
const OwnSupport = lazyPart(async () => (await fetchOwnSupport()).OwnSupport);

function PageCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <Stack gap="4">
        <Heading as="h2" size="md">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}

/** Answers first, then a person: a question to support, one's own questions, and how the service does (D214). */
export function Component() {
  return (
    <RelayScope role="anonymous">
      <Support />
    </RelayScope>
  );
}

function Support() {
  const { t } = useTranslation("support");
  const data = useScreenQuery<SupportScreenQuery>(query);
  const me = useMyId();
  const search = new URLSearchParams(useLocation().search);
  const token = search.get("confirm");
  const ticket = search.get("ticket");
  return (
    <Stack gap="6">
      <PageHeader
        title={t("title")}
        text={t("text")}
        {...(ticket !== null && me !== null && { back: { to: "/support", label: t("own.back") } })}
      />
      {token !== null && <ConfirmQuestion token={token} />}
      <Stack direction={{ base: "column", lg: "row" }} gap="6" align={{ lg: "flex-start" }}>
        <Stack flex="2" minW="0" gap="6">
          {ticket === null && (
            <PageCard title={t("search.title")}>
              <FaqSearch query={data} />
            </PageCard>
          )}
          {me === null ? (
            <PageCard title={t("form.title")}>
              <VisitorForm given={questionIn(search)} />
            </PageCard>
          ) : (
            <Part>
              <Suspense fallback={<SkeletonCard />}>
                <RelayScope role="member">
                  <OwnSupport me={me} given={questionIn(search)} ticket={ticket} />
                </RelayScope>
              </Suspense>
            </Part>
          )}
        </Stack>
        <Stack flex="1" minW="0" gap="6">
          <PageCard title={t("state.title")}>
            <ServiceState query={data} />
          </PageCard>
          <PageCard title={t("contact.title")}>
            <p>{t("contact.text")}</p>
            <SupportContact query={data} />
          </PageCard>
        </Stack>
      </Stack>
    </Stack>
  );
}
