import { chakra, HStack, Stack } from "@chakra-ui/react";
import { MemberAvatar } from "../../components/MemberAvatar.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Button } from "../../ui/Button.tsx";
import { AddedMark } from "./AddedMark.tsx";
import type { AddingToList } from "./inviting.ts";
import type { FoundPerson } from "./usePeopleSearch.ts";

/** Somebody who was found, with the button that puts them on the list, or the word that they are invited (D109). No address, no phone number, no legal name (D180, D181). */
export function FoundPersonRow({ list, person }: { list: AddingToList; person: FoundPerson }) {
  const { t } = useTranslation("circle");
  const invitee = { userId: person.user_id, name: person.alias };
  const isInvited = person.is_invited || list.hasInvited(invitee);
  return (
    <HStack as="li" gap="3" py="2" minH="16">
      <MemberAvatar userId={person.user_id} name={person.alias} avatarUrl={person.avatar_url} size={40} />
      <Stack gap="0" flex="1" minW="0">
        <chakra.span fontWeight="medium" overflowWrap="anywhere">
          {person.alias}
        </chakra.span>
        <chakra.span color="fg.muted" textStyle="sm" overflowWrap="anywhere">
          @{person.username}
        </chakra.span>
      </Stack>
      {isInvited || list.has(invitee) ? (
        <AddedMark isInvited={isInvited} />
      ) : (
        <Button
          variant="outline"
          flexShrink="0"
          aria-label={t("invite.selectName", { name: person.alias })}
          onClick={() => list.add(invitee)}
        >
          {t("invite.add")}
        </Button>
      )}
    </HStack>
  );
}
