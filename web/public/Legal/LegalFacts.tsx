import { type ReactNode, Suspense } from "react";
import { graphql } from "react-relay";
import type { LegalFactsQuery } from "../../__generated__/anonymous/LegalFactsQuery.graphql.ts";
import { Quiet } from "../../app/Quiet.tsx";
import { RelayScope } from "../../relay/RelayScope.tsx";
import { startQuery, useScreenQuery } from "../../relay/screenQuery.ts";
import { SupportContact } from "../Help/SupportContact.tsx";
import { FeesToday } from "./FeesToday.tsx";

const query = graphql`
  query LegalFactsQuery {
    ...useFeesToday_query
    ...SupportContact_query
  }
`;

/** Starts what legal texts read from the server in place of stating it themselves. */
export const startFactsQuery = () => startQuery<LegalFactsQuery>("anonymous", query, {});

/** A part of a legal text; when it cannot be read, the text is shown without it. */
function Fact({ children }: { children: ReactNode }) {
  return (
    <Quiet>
      <Suspense fallback={null}>
        <RelayScope role="anonymous">{children}</RelayScope>
      </Suspense>
    </Quiet>
  );
}

function Fees() {
  return <FeesToday query={useScreenQuery<LegalFactsQuery>(query)} />;
}

function Contact() {
  return <SupportContact query={useScreenQuery<LegalFactsQuery>(query)} />;
}

/** The rates in force. */
export const feesFact = (
  <Fact>
    <Fees />
  </Fact>
);

/** The one address to write to. */
export const contactFact = (
  <Fact>
    <Contact />
  </Fact>
);
