import { chakra, Stack } from "@chakra-ui/react";
import { graphql } from "react-relay";
import type { LookFormMutation } from "../../../__generated__/group_admin/LookFormMutation.graphql.ts";
import { AccentChoice } from "../../../circle/look/AccentChoice.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { readAfter } from "../../../relay/readAfter.ts";
import { useCommit } from "../../../sending/useAction.ts";
import { useInputs, useSendForm } from "../../../sending/useSendForm.ts";
import { TextField } from "../../../ui/TextField.tsx";
import { toaster } from "../../../ui/toaster.tsx";
import { FormButtons } from "../FormButtons.tsx";

interface LookFormProps {
  groupId: string;
  /** "" where the link is made from the name. */
  linkName: string;
  /** The end of the address without a link name: it is made from the circle's name (D90). */
  unnamed: string;
  /** "" is none. */
  accent: string;
  /** In characters, from the catalogue (R3). */
  longestLinkName: number;
  /** How many link names a circle may have in its life. */
  mostLinkNames: number;
  onClose: () => void;
}

/** Gives a circle its own link name and accent colour, or takes them away (D6). */
export function LookForm(props: LookFormProps) {
  const { t } = useTranslation("manage");
  const { t: tc } = useTranslation("create");
  const commit = useCommit<LookFormMutation>(graphql`
    mutation LookFormMutation($groupId: uuid!, $linkName: String!, $accent: String!) {
      set_group_look(group_id: $groupId, link_name: $linkName, accent_color: $accent) {
        success
      }
    }
  `);
  const form = useSendForm({
    defaultValues: { linkName: props.linkName, accent: props.accent },
    inputOf: (field) => (field === "link_name" ? "linkName" : field === "accent_color" ? "accent" : undefined),
    send: async ({ accent, linkName }) => {
      await readAfter(commit({ groupId: props.groupId, linkName: linkName.trim(), accent }));
      toaster.show({ tone: "paid", title: t("saved") });
      props.onClose();
    },
  });
  const { accent, linkName } = useInputs(form);
  return (
    <chakra.form onSubmit={form.submit} noValidate>
      <Stack gap="5">
        <TextField
          label={tc("linkName")}
          hint={t("look.linkNameHint", {
            address: `/g/${linkName.trim() || props.unnamed}`,
            max: props.mostLinkNames,
          })}
          isOptional
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={props.longestLinkName}
          error={form.errorOf("linkName")}
          {...form.register("linkName")}
        />
        <AccentChoice
          value={accent}
          onChange={(colour) => form.setValue("accent", colour)}
          error={form.errorOf("accent")}
        />
        <FormButtons save={t("save")} isBusy={form.isBusy} refusal={form.refusal} onCancel={props.onClose} />
      </Stack>
    </chakra.form>
  );
}
