import { HStack, Stack } from "@chakra-ui/react";
import { CircleCheck, TriangleAlert } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ServiceState_query$key } from "../../__generated__/anonymous/ServiceState_query.graphql.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { LineIcon } from "../../ui/LineIcon.tsx";

const SERVICES = ["payments", "identity", "letters"] as const;

/** Whether the service works as usual: what waits longer than it should is named (D214). */
export function ServiceState(props: { query: ServiceState_query$key }) {
  const { t } = useTranslation("support");
  const { support_contacts_connection } = useFragment(
    graphql`
      fragment ServiceState_query on query_root {
        support_contacts_connection(first: 1) {
          edges {
            node {
              delayed_services
            }
          }
        }
      }
    `,
    props.query,
  );
  const delayed: unknown = support_contacts_connection.edges[0]?.node.delayed_services;
  const isDelayed = (service: string) => Array.isArray(delayed) && delayed.includes(service);
  return (
    <Stack as="ul" gap="2" listStyleType="none">
      {SERVICES.map((service) => {
        const Icon = isDelayed(service) ? TriangleAlert : CircleCheck;
        return (
          <HStack as="li" key={service} gap="2" align="flex-start">
            <LineIcon color={isDelayed(service) ? "due.fg" : "paid.fg"}>
              <Icon size={18} />
            </LineIcon>
            <span>
              {t("state.line", {
                service: t(`state.${service}`),
                how: t(isDelayed(service) ? "state.delayed" : "state.usual"),
              })}
            </span>
          </HStack>
        );
      })}
    </Stack>
  );
}
