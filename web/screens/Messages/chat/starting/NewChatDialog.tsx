import { chakra, HStack, Stack, VisuallyHidden } from "@chakra-ui/react";
import { Suspense, useCallback, useEffect, useState } from "react";
import { graphql } from "react-relay";
import type {
  NewChatDialogSearchMutation,
  NewChatDialogSearchMutation$data,
} from "../../../../__generated__/member/NewChatDialogSearchMutation.graphql.ts";
import { MemberAvatar } from "../../../../components/MemberAvatar.tsx";
import { Part } from "../../../../components/Part.tsx";
import { useFailureText } from "../../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { isEmail } from "../../../../lib/isEmail.ts";
import { useQuestion } from "../../../../sending/useAction.ts";
import { useAttempt } from "../../../../sending/useAttempt.ts";
import { Banner } from "../../../../ui/Banner.tsx";
import { Dialog } from "../../../../ui/Dialog.tsx";
import { EmptyState } from "../../../../ui/EmptyState.tsx";
import { SkeletonRows } from "../../../../ui/Skeletons.tsx";
import { TextField } from "../../../../ui/TextField.tsx";
import { InviteAddress } from "./InviteAddress.tsx";
import { type Started, useOpenChat } from "../../../../talk/useOpenChat.ts";

/** Milliseconds without a further key before the server is asked. */
const PAUSE_MS = 300;

type Person = NewChatDialogSearchMutation$data["find_chat_people"]["people"][number];

/** People who share a circle with the reader, by a part of their name; all of them while nothing is typed (D180). */
export function NewChatDialog(props: { onClose: () => void; onStarted: (chat: Started) => void }) {
  const { t } = useTranslation("messages");
  const failureText = useFailureText();
  const [text, setText] = useState("");
  const [found, setFound] = useState<{ text: string; people: readonly Person[] } | null>(null);
  const wanted = text.trim();
  const { failure, forget, run } = useAttempt(
    useQuestion<NewChatDialogSearchMutation>(graphql`
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
    `),
  );
  const ask = useCallback(async () => {
    const done = await run({ text: wanted });
    if (done) setFound({ text: wanted, people: done.answer.find_chat_people.people });
  }, [run, wanted]);
  useEffect(() => {
    const timer = setTimeout(ask, wanted === "" ? 0 : PAUSE_MS);
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [ask, forget, wanted]);
  const opening = useOpenChat((chat) => {
    props.onStarted(chat);
    props.onClose();
  });
  const people = found?.text === wanted ? found.people : null;
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
        {failure && (
          <Banner tone="late" title={t("start.none")}>
            {failureText(failure)}
          </Banner>
        )}
        {!people && !failure && <SkeletonRows rows={4} />}
        <VisuallyHidden role="status">{people?.length === 0 ? t("start.none") : ""}</VisuallyHidden>
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
