import { chakra, Stack } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { AdmissionSection_group$key } from "../../../__generated__/group_admin/AdmissionSection_group.graphql.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useOpened } from "../../../ui/useOpened.ts";
import { EditButton } from "../EditButton.tsx";
import { manageAnswers } from "../manageAnswers.ts";
import { LockedReason, Section } from "../Section.tsx";
import { AdmissionForm } from "./AdmissionForm.tsx";

/** Who can find the circle, and how people come in (D104, D243). */
export function AdmissionSection(props: { group: AdmissionSection_group$key }) {
  const { t } = useTranslation("manage");
  const { t: tc } = useTranslation("create");
  const { opened: isOpen, open, close } = useOpened<true>();
  const group = useFragment(
    graphql`
      fragment AdmissionSection_group on groups {
        group_id
        is_public
        join_method
        join_requests(where: { status: { _eq: pending } }, order_by: { requested_at: asc }) {
          join_request_id
        }
        may_manage
        status
        waiting_list {
          user_id
        }
        begun: cycles(limit: 1, where: { phase: { _neq: "planned" } }) {
          cycle
        }
      }
    `,
    props.group,
  );
  const answer = manageAnswers(group.may_manage)("set_group_admission");
  const isViewable = group.status === "started" || group.status === "completed";
  return (
    <Section
      id="admission"
      title={t("admission.title")}
      isOpen={isOpen !== null}
      action={answer.allowed && !isOpen && <EditButton of={t("admission.title")} onPress={() => open(true)} />}
    >
      {isOpen ? (
        <AdmissionForm
          group={{ ...group, isDirect: group.join_method === "direct" }}
          isFinal={group.begun.length > 0}
          isViewable={isViewable}
          isWaitedFor={group.join_requests.length > 0 || group.waiting_list.length > 0}
          onClose={close}
        />
      ) : (
        <Stack gap="0.5">
          <chakra.span fontWeight="medium">{tc(group.is_public ? "public" : "private")}</chakra.span>
          <chakra.span color="fg.muted" textStyle="sm">
            {!group.is_public
              ? tc("privateHint")
              : isViewable
                ? t("admission.viewable")
                : tc(group.join_method === "direct" ? "direct" : "request_to_join")}
          </chakra.span>
        </Stack>
      )}
      {!answer.allowed && <LockedReason refusal={answer.refusal} />}
    </Section>
  );
}
