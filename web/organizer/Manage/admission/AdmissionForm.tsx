import { chakra, Stack } from "@chakra-ui/react";
import { graphql } from "react-relay";
import type { AdmissionFormMutation } from "../../../__generated__/group_admin/AdmissionFormMutation.graphql.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { readAfter } from "../../../relay/readAfter.ts";
import { useCommit } from "../../../sending/useAction.ts";
import { useInputs, useSendForm } from "../../../sending/useSendForm.ts";
import { Banner } from "../../../ui/Banner.tsx";
import { RadioCards } from "../../../ui/RadioCards.tsx";
import { toaster } from "../../../ui/toaster.tsx";
import { FormButtons } from "../FormButtons.tsx";

interface Admission {
  visibility: "public" | "private";
  joinMethod: "request_to_join" | "direct";
}

export function AdmissionForm(props: {
  group: { group_id: string; is_public: boolean; isDirect: boolean };
  /** It has started once, so private is for good (D243). */
  isFinal: boolean;
  /** It runs, so nobody joins and nothing says how. */
  isViewable: boolean;
  /** Somebody has asked to join, or waits for a seat: private, the circle turns them away (D104). */
  isWaitedFor: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation("manage");
  const { t: tc } = useTranslation("create");
  const { group } = props;
  const commit = useCommit<AdmissionFormMutation>(graphql`
    mutation AdmissionFormMutation($groupId: uuid!, $isPublic: Boolean!, $joinMethod: String!) {
      set_group_admission(group_id: $groupId, is_public: $isPublic, join_method: $joinMethod) {
        success
      }
    }
  `);
  const form = useSendForm<Admission>({
    defaultValues: {
      visibility: group.is_public ? "public" : "private",
      joinMethod: group.isDirect ? "direct" : "request_to_join",
    },
    inputOf: () => undefined,
    send: async ({ joinMethod, visibility }) => {
      const isPublic = visibility === "public";
      await readAfter(commit({ groupId: group.group_id, isPublic, joinMethod: isPublic ? joinMethod : "invite_only" }));
      toaster.show({ tone: "paid", title: t("saved") });
      props.onClose();
    },
  });
  const inputs = useInputs(form);
  return (
    <chakra.form onSubmit={form.submit} noValidate>
      <Stack gap="5">
        <RadioCards
          label={tc("visibility")}
          value={inputs.visibility}
          onChange={(visibility) => form.setValue("visibility", visibility)}
          options={[
            { value: "public", label: tc("public"), hint: tc("publicHint") },
            { value: "private", label: tc("private"), hint: tc("privateHint") },
          ]}
        />
        {inputs.visibility === "public" && !props.isViewable && (
          <RadioCards
            label={tc("join")}
            value={inputs.joinMethod}
            onChange={(joinMethod) => form.setValue("joinMethod", joinMethod)}
            options={[
              { value: "request_to_join", label: tc("request_to_join") },
              { value: "direct", label: tc("direct") },
            ]}
          />
        )}
        {props.isWaitedFor && group.is_public && inputs.visibility === "private" && (
          <Banner tone="due" title={t("admission.ends")} />
        )}
        {props.isFinal && inputs.visibility === "private" && <Banner tone="due" title={t("admission.final")} />}
        <FormButtons save={t("save")} isBusy={form.isBusy} refusal={form.refusal} onCancel={props.onClose} />
      </Stack>
    </chakra.form>
  );
}
