import { chakra, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { graphql } from "react-relay";
import type { DetailsFormMutation } from "../../../__generated__/group_admin/DetailsFormMutation.graphql.ts";
import { GROUP_LOCATION } from "../../../../schema/group.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { AppFailure } from "../../../lib/AppFailure.ts";
import { readAfter } from "../../../relay/readAfter.ts";
import { useCommit } from "../../../sending/useAction.ts";
import { useSendForm } from "../../../sending/useSendForm.ts";
import { TextAreaField, TextField } from "../../../ui/TextField.tsx";
import { toaster } from "../../../ui/toaster.tsx";
import { FormButtons } from "../FormButtons.tsx";

/** In characters, from the catalogue (R3). */
export interface LongestWords {
  name: number;
  description: number;
  linkName: number;
  rules: number;
}

interface Words {
  name: string;
  description: string;
  location: string;
  rules: string;
}

const trimmed = ({ description, location, name, rules }: Words): Words => ({
  name: name.trim(),
  description: description.trim(),
  location: location.trim(),
  rules: rules.trim(),
});

/** Edits the words of a circle. What has not changed is not sent: it may have changed elsewhere meanwhile. */
export function DetailsForm(props: {
  group: { group_id: string; name: string; description: string; location?: string | null; rules: string };
  longest: LongestWords;
  onClose: () => void;
}) {
  const { t } = useTranslation("manage");
  const { t: tc } = useTranslation("create");
  const { group, longest } = props;
  const [begun] = useState<Words>({
    name: group.name,
    description: group.description,
    location: group.location ?? "",
    rules: group.rules,
  });
  const commit = useCommit<DetailsFormMutation>(graphql`
    mutation DetailsFormMutation($groupId: uuid!, $words: groups_set_input!) {
      update_groups_by_pk(pk_columns: { group_id: $groupId }, _set: $words) {
        group_id
      }
    }
  `);
  const { errorOf, isBusy, refusal, register, submit } = useSendForm<Words>({
    defaultValues: begun,
    send: async (typed) => {
      const wanted = trimmed(typed);
      const changed = (Object.keys(wanted) as (keyof Words)[]).filter((name) => wanted[name] !== begun[name]);
      // An empty place is none.
      const valueOf = (name: keyof Words) => (name === "location" ? wanted[name] || null : wanted[name]);
      const set = Object.fromEntries(changed.map((name) => [name, valueOf(name)]));
      if (Object.keys(set).length > 0) {
        const { update_groups_by_pk: updated } = await readAfter(commit({ groupId: group.group_id, words: set }));
        // A row that a freeze keeps as it is answers nothing.
        if (!updated) throw new AppFailure("group-frozen", "");
      }
      toaster.show({ tone: "paid", title: t("saved") });
      props.onClose();
    },
  });
  return (
    <chakra.form onSubmit={submit} noValidate>
      <Stack gap="5">
        <TextField label={tc("name")} maxLength={longest.name} error={errorOf("name")} {...register("name")} />
        <TextAreaField
          label={tc("description")}
          hint={tc("descriptionHint", { max: longest.description })}
          isOptional
          maxLength={longest.description}
          error={errorOf("description")}
          {...register("description")}
        />
        <TextField
          label={tc("location")}
          hint={tc("locationHint")}
          isOptional
          maxLength={GROUP_LOCATION.max}
          error={errorOf("location")}
          {...register("location")}
        />
        <TextAreaField
          label={tc("rules")}
          hint={`${tc("rulesHint", { max: longest.rules })}. ${t("details.rulesTold")}`}
          isOptional
          maxLength={longest.rules}
          error={errorOf("rules")}
          {...register("rules")}
        />
        <FormButtons save={t("save")} isBusy={isBusy} refusal={refusal} onCancel={props.onClose} />
      </Stack>
    </chakra.form>
  );
}
