import { chakra, HStack, Stack } from "@chakra-ui/react";
import { Suspense, useState } from "react";
import { graphql } from "react-relay";
import type { NewChatDialogSearchMutation } from "../../../../__generated__/member/NewChatDialogSearchMutation.graphql.ts";
import { MemberAvatar } from "../../../../components/MemberAvatar.tsx";
import { SearchFailure } from "../../../../components/SearchFailure.tsx";
import { SearchStatus } from "../../../../components/SearchStatus.tsx";
import { Part } from "../../../../components/Part.tsx";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { isEmail } from "../../../../lib/isEmail.ts";
import { useQuestion } from "../../../../sending/useAction.ts";
import { useSearchAsTyped } from "../../../../sending/useSearchAsTyped.ts";
import { Dialog } from "../../../../ui/Dialog.tsx";
import { EmptyState } from "../../../../ui/EmptyState.tsx";
import { SkeletonRows } from "../../../../ui/Skeletons.tsx";
import { TextField } from "../../../../ui/TextField.tsx";
import { InviteAddress } from "./InviteAddress.tsx";
import { type Started, useOpenChat } from "../../../../talk/useOpenChat.ts";

/** People who share a circle with the reader, by a part of their name; all of them while nothing is typed (D180). */
export function NewChatDialog(props: { onClose: () => void; onStarted: (chat: Started) => void }) {
  const { t } = useTranslation("messages");
  const { t: ui } = useTranslation("ui");
  const [text, setText] = useState("");
  const wanted = text.trim();
  const find = useQuestion<NewChatDialogSearchMutation>(graphql`
    mutation NewChatDialogSearchMutation($text: String!) {
      find_chat_people(text: $text) {
        people {
          user_id
          alias
          username
          avatar_url
        }
      }
    }
  `);
  const { again, searched } = useSearchAsTyped(
    wanted,
    async (sought) => (await find({ text: sought })).find_chat_people.people,
  );
  const opening = useOpenChat((chat) => {
    props.onStarted(chat);
    props.onClose();
  });
  const people = searched.state === "found" ? searched.found : null;
  return (
    <Dialog isOpen isTall title={t("start.title")} onClose={props.onClose}>
      <Stack gap="4">
        <TextField
          label={t("start.search")}
          hint={t("start.hint")}
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={120}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {searched.state === "failed" && (
          <SearchFailure search={searched} title={t("start.searchFailed")} onAgain={again} />
        )}
        {searched.state === "searching" && <SkeletonRows rows={4} />}
        <SearchStatus
          state={searched.state}
          found={people?.length ? ui("search.people", { count: people.length }) : t("start.none")}
        />
        {people?.length === 0 && <EmptyState title={t("start.none")} text={t("start.noneText")} />}
        {people?.length === 0 && isEmail(wanted) && (
          <Part>
            <Suspense fallback={<SkeletonRows rows={1} />}>
              <InviteAddress email={wanted} />
            </Suspense>
          </Part>
        )}
        {people && people.length > 0 && (
          <Stack as="ul" gap="0.5" listStyleType="none" mx="-3">
            {people.map((person) => (
              <li key={person.user_id}>
                <HStack
                  asChild
                  gap="3"
                  w="full"
                  minH="14"
                  px="3"
                  py="2"
                  textAlign="start"
                  borderRadius="l2"
                  cursor="pointer"
                  focusVisibleRing="inside"
                  _hover={{ bg: "bg.muted" }}
                >
                  <button
                    type="button"
                    aria-busy={opening.isBusy || undefined}
                    onClick={() => void opening.run({ userId: person.user_id, name: person.alias })}
                  >
                    <MemberAvatar userId={person.user_id} name={person.alias} avatarUrl={person.avatar_url} size={40} />
                    <Stack gap="0" minW="0">
                      <chakra.span fontWeight="medium" truncate>
                        {person.alias}
                      </chakra.span>
                      <chakra.span color="fg.muted" textStyle="sm" truncate>
                        @{person.username}
                      </chakra.span>
                    </Stack>
                  </button>
                </HStack>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
