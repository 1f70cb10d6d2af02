import { HStack, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { graphql } from "react-relay";
import type { ProfileFormMutation } from "../../__generated__/member/ProfileFormMutation.graphql.ts";
import { ALIAS, LOCATION, PERSON_NAME, PHONE, USERNAME } from "../../../schema/account.ts";
import { useDateText } from "../../i18n/useDateText.ts";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { LocationField } from "../../location/LocationField.tsx";
import { LocationSearchField } from "../../location/LocationSearchField.tsx";
import { productNow } from "../../lib/productClock.ts";
import { keptTyping } from "../../sending/keptTyping.ts";
import { useCommit } from "../../sending/useAction.ts";
import { type Faults, useSendForm } from "../../sending/useSendForm.ts";
import { Button } from "../../ui/Button.tsx";
import { RefusalBanner } from "../../ui/RefusalBanner.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { type ProfileFault, profileFaults, type ProfileInputs, trimmed } from "./profileChecks.ts";

const typing = keptTyping<ProfileInputs>("profile");

const dayMs = 86_400_000;

/** From when on the username can be changed again (D147); null where it can be changed now. */
function lockedUntil(changedAt: string | null, days: number): string | null {
  if (changedAt === null) return null;
  const until = Date.parse(changedAt) + days * dayMs;
  return until > productNow().getTime() ? new Date(until).toISOString() : null;
}

function useFaultText(): (fault: ProfileFault | undefined) => string | undefined {
  const { t } = useTranslation("profile");
  const { t: refusal } = useTranslation("refusals");
  return (fault) => {
    switch (fault) {
      case "nameMissing":
        return t("edit.nameMissing");
      case "nameLong":
        return t("edit.nameLong", PERSON_NAME);
      case "aliasLength":
        return t("edit.aliasLength", ALIAS);
      case "usernameShort":
        return refusal("username-too-short", USERNAME);
      case "usernameForm":
        return refusal("invalid-username", USERNAME);
      case "phone":
        return refusal("invalid-phone");
      case undefined:
        return undefined;
    }
  };
}

/** Edits what I am called and where I can be reached. What has not changed is not sent. */
export function ProfileForm(props: {
  stored: ProfileInputs;
  usernameChangedAt: string | null;
  /** How often a username can be changed: once in so many days. */
  usernameDays: number;
  /** Whether places are searched for on the maps (D17). */
  hasMaps?: boolean;
  /** What the two buttons say where it is not Save and Cancel. */
  words?: { save: string; leave: string };
  onSaved: () => void;
  onLeave: () => void;
}) {
  const { hasMaps = false, usernameDays } = props;
  // What is stored may change elsewhere meanwhile: that is no change of this form, and saving must not undo it.
  const [stored] = useState(props.stored);
  const PlaceField = hasMaps ? LocationSearchField : LocationField;
  const { t } = useTranslation("profile");
  const dateText = useDateText();
  const failureText = useFailureText();
  const faultText = useFaultText();
  const until = lockedUntil(props.usernameChangedAt, usernameDays);
  const commit = useCommit<ProfileFormMutation>(graphql`
    mutation ProfileFormMutation($changed: user_profiles_set_input!) {
      update_user_profiles(where: {}, _set: $changed) {
        returning {
          id
          alias
          location
          name
          phone
          username
          username_changed_at
        }
      }
    }
  `);
  const send = async (typed: ProfileInputs) => {
    const wanted = trimmed(typed);
    const names = Object.keys(wanted) as (keyof ProfileInputs)[];
    const changed = Object.fromEntries(
      names
        .filter((name) => wanted[name] !== stored[name] && !(name === "username" && until !== null))
        // An empty phone or place is none.
        .map((name) => [name, wanted[name] || null]),
    );
    if (Object.keys(changed).length > 0) await commit({ changed });
    typing.forget();
    props.onSaved();
  };
  const form = useSendForm<ProfileInputs>({
    defaultValues: typing.over(stored),
    onChange: (typed) => typing.keep(typed, stored),
    check: (typed) =>
      Object.fromEntries(
        Object.entries(profileFaults(typed)).map(([name, fault]) => [name, faultText(fault)]),
      ) as Faults<ProfileInputs>,
    send,
  });
  const { errorOf, isBusy, refusal, register, submit } = form;
  const leave = () => {
    typing.forget();
    props.onLeave();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <TextField
          label={t("edit.name")}
          autoComplete="name"
          autoCapitalize="words"
          error={errorOf("name")}
          {...register("name")}
        />
        <TextField
          label={t("edit.alias")}
          hint={t("edit.aliasHint")}
          autoComplete="nickname"
          error={errorOf("alias")}
          {...register("alias")}
        />
        <TextField
          label={t("edit.username")}
          hint={
            until === null
              ? t("edit.usernameHint", { days: usernameDays })
              : t("edit.usernameLater", { date: dateText(until, "day") })
          }
          readOnly={until !== null}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errorOf("username")}
          {...register("username")}
        />
        <TextField
          label={t("edit.phone")}
          hint={t("edit.phoneHint")}
          isOptional
          type="tel"
          autoComplete="tel"
          maxLength={PHONE.max}
          error={errorOf("phone")}
          {...register("phone")}
        />
        <PlaceField
          label={t("edit.location")}
          hint={t("edit.locationHint")}
          isOptional
          autoComplete="address-level2"
          maxLength={LOCATION.max}
          error={errorOf("location")}
          onFound={(place) => form.setValue("location", place)}
          {...register("location")}
        />
        <HStack gap="3" flexWrap="wrap">
          <Button type="submit" isPending={isBusy}>
            {props.words?.save ?? t("edit.save")}
          </Button>
          <Button variant="ghost" colorPalette="gray" onClick={leave}>
            {props.words?.leave ?? t("edit.cancel")}
          </Button>
        </HStack>
        {refusal && (
          <RefusalBanner title={t(refusal.code === "session-expired" ? "edit.signedOut" : "edit.failed")}>
            {failureText(refusal)}
          </RefusalBanner>
        )}
      </Stack>
    </form>
  );
}
