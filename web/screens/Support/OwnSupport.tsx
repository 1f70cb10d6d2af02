import { Heading, Stack } from "@chakra-ui/react";
import { graphql } from "react-relay";
import type { OwnSupportQuery } from "../../__generated__/member/OwnSupportQuery.graphql.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { Question } from "../../public/Support/questions.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { Card } from "../../ui/Card.tsx";
import { MemberForm } from "./MemberForm.tsx";
import { OwnTickets } from "./OwnTickets.tsx";
import { TicketView } from "./TicketView.tsx";

const query = graphql`
  query OwnSupportQuery($me: uuid!) {
    ...MemberForm_query @arguments(me: $me)
    ...OwnTickets_query
  }
`;

/** What somebody who is signed in has of the page of support: the form and their questions, or one of these by its number. */
export function OwnSupport({ given, me, ticket }: { me: string; given: Question; ticket: string | null }) {
  return ticket === null ? <FormAndTickets me={me} given={given} /> : <TicketView number={ticket} />;
}

function FormAndTickets({ me, given }: { me: string; given: Question }) {
  const { t } = useTranslation("support");
  const data = useOwnQuery<OwnSupportQuery>(query, { me });
  return (
    <>
      <Card>
        <Stack gap="4">
          <Heading as="h2" size="md">
            {t("form.title")}
          </Heading>
          <MemberForm query={data} given={given} />
        </Stack>
      </Card>
      <Card>
        <Stack gap="2">
          <Heading as="h2" size="md">
            {t("own.title")}
          </Heading>
          <OwnTickets query={data} />
        </Stack>
      </Card>
    </>
  );
}
