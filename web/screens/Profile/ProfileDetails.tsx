import { Heading, HStack, Stack } from "@chakra-ui/react";
import { Pencil } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ProfileDetails_person$key } from "../../__generated__/member/ProfileDetails_person.graphql.ts";
import { DefinitionList } from "../../components/DefinitionList.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { readMayI } from "../../lib/mayI.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { toaster } from "../../ui/toaster.tsx";
import { useHeadsForm } from "../../ui/useHeadsForm.ts";
import { AvatarField } from "./AvatarField.tsx";
import { ProfileForm } from "./ProfileForm.tsx";

/** My picture, names, phone and place: read, and in the edit mode changed. */
export function ProfileDetails(props: {
  person: ProfileDetails_person$key;
  limits: { avatar_max: number; username_change: number };
  isEdited: boolean;
  onEdit: (isEdited: boolean) => void;
}) {
  const { t } = useTranslation("profile");
  const { isEdited, limits, onEdit } = props;
  const person = useFragment(
    graphql`
      fragment ProfileDetails_person on user_profiles {
        alias
        avatar_url
        location
        may_customize
        name
        phone
        user_id
        username
        username_changed_at
      }
    `,
    props.person,
  );
  const title = useHeadsForm<HTMLHeadingElement>(isEdited);
  const { alias, location, name, phone, username } = person;
  const entries = [
    { id: "name", label: t("edit.name"), value: name },
    { id: "alias", label: t("edit.alias"), value: alias },
    { id: "username", label: t("edit.username"), value: `@${username}` },
    { id: "phone", label: t("edit.phone"), value: phone ?? t("edit.none") },
    { id: "location", label: t("edit.location"), value: location ?? t("edit.none") },
  ];
  return (
    <Card aria-labelledby="details">
      <Stack gap="4">
        <HStack justify="space-between" gap="3" flexWrap="wrap">
          <Heading as="h2" size="md" id="details" {...title}>
            {t("edit.title")}
          </Heading>
          {!isEdited && (
            <Button variant="outline" size="sm" onClick={() => onEdit(true)}>
              <Pencil aria-hidden />
              {t("edit.action")}
            </Button>
          )}
        </HStack>
        {isEdited ? (
          <Stack gap="6" maxW="32rem">
            <AvatarField
              userId={person.user_id}
              name={alias}
              url={person.avatar_url ?? null}
              mostMegabytes={limits.avatar_max}
            />
            <ProfileForm
              stored={{ name, alias, username, phone: phone ?? "", location: location ?? "" }}
              hasMaps={readMayI(person.may_customize).allowed}
              usernameChangedAt={person.username_changed_at ?? null}
              usernameDays={limits.username_change}
              onSaved={() => {
                toaster.show({ tone: "paid", title: t("edit.saved") });
                onEdit(false);
              }}
              onLeave={() => onEdit(false)}
            />
          </Stack>
        ) : (
          <DefinitionList entries={entries} />
        )}
      </Stack>
    </Card>
  );
}
