import { chakra, HStack, Stack } from "@chakra-ui/react";
import { BadgeCheck, ShieldAlert } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { AccountTab_person$key } from "../../../__generated__/member/AccountTab_person.graphql.ts";
import { onTheWay } from "../../../app/paths.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { DeletionRow } from "./deletion/DeletionRow.tsx";
import { SettingList, SettingRow, ToldSetting } from "../SettingRow.tsx";

/** The identity check, which leads back here. */
const verifying = onTheWay("/identity-verification?mode=settings", "/settings");

/** Who I am to the product: names, address and whether my identity is verified. */
export function AccountTab(props: { person: AccountTab_person$key }) {
  const { t } = useTranslation("settings");
  const { alias, email, is_verified, name, username } = useFragment(
    graphql`
      fragment AccountTab_person on user_profiles {
        alias
        email
        is_verified
        name
        username
      }
    `,
    props.person,
  );
  return (
    <SettingList title={t("tab.account")}>
      <SettingRow row="name">
        <ToldSetting
          label={t("row.name.label")}
          action={
            <ButtonLink to="/profile?edit=1" variant="outline" size="sm">
              {t("account.edit")}
            </ButtonLink>
          }
        >
          {name === alias ? name : t("account.alias", { name, alias })}
        </ToldSetting>
      </SettingRow>
      <SettingRow row="email">
        <ToldSetting label={t("row.email.label")}>{email}</ToldSetting>
      </SettingRow>
      <SettingRow row="username">
        <ToldSetting label={t("row.username.label")}>{`@${username}`}</ToldSetting>
      </SettingRow>
      <SettingRow row="identity">
        <ToldSetting
          label={t("row.identity.label")}
          action={
            !is_verified && (
              <ButtonLink to={verifying} size="sm">
                {t("account.verify")}
              </ButtonLink>
            )
          }
        >
          <Stack gap="1" align="flex-start">
            <HStack>
              <Chip tone={is_verified ? "brand" : "due"} icon={is_verified ? BadgeCheck : ShieldAlert}>
                {t(is_verified ? "account.verified" : "account.unverified")}
              </Chip>
            </HStack>
            <chakra.span color="fg.muted" textStyle="sm">
              {t(is_verified ? "account.verifiedText" : "account.unverifiedText")}
            </chakra.span>
          </Stack>
        </ToldSetting>
      </SettingRow>
      <DeletionRow />
    </SettingList>
  );
}
