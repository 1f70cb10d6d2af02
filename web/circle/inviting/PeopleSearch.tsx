import { Box, chakra, Stack } from "@chakra-ui/react";
import { useEffect } from "react";
import { PERSON_NAME } from "../../../schema/account.ts";
import { SearchFailure } from "../../components/SearchFailure.tsx";
import { SearchStatus } from "../../components/SearchStatus.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Button } from "../../ui/Button.tsx";
import { SkeletonRows } from "../../ui/Skeletons.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { FoundPersonRow } from "./FoundPersonRow.tsx";
import { AddedMark } from "./AddedMark.tsx";
import { type AddingToList, addressee } from "./inviting.ts";
import { type PeopleSearchAsked, usePeopleSearch } from "./usePeopleSearch.ts";

export interface SearchingPeople extends PeopleSearchAsked {
  list: AddingToList;
  onText: (text: string) => void;
}

/** Finds people by name. What was found stands in a place of one height, so that nothing below it moves when it comes. */
export function PeopleSearch(props: SearchingPeople) {
  const { t } = useTranslation("circle");
  const { t: ui } = useTranslation("ui");
  const { search, again } = usePeopleSearch(props);
  const found = search.state === "found" ? search.found : null;
  const { forgetInvited } = props.list;
  useEffect(() => {
    if (found !== null) forgetInvited();
  }, [forgetInvited, found]);
  // That nobody was found says itself.
  const said = found && found.length > 0 ? ui("search.people", { count: found.length }) : "";
  return (
    <Stack gap="3" as="search">
      <TextField
        label={t("invite.search")}
        hint={t("invite.searchHint", { min: props.shortest })}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={PERSON_NAME.max}
        value={props.text}
        onChange={(event) => props.onText(event.currentTarget.value)}
      />
      <SearchStatus state={search.state} found={said} />
      {search.state !== "idle" && (
        <Box h="12rem" overflow="auto" px="4" py="2" bg="sunken" borderRadius="l2" tabIndex={-1}>
          {search.state === "searching" && (
            <div aria-hidden>
              <SkeletonRows rows={3} />
            </div>
          )}
          {search.state === "found" && search.found.length > 0 && (
            <chakra.ul listStyleType="none" divideY="1px" divideColor="border" aria-label={said}>
              {search.found.map((person) => (
                <FoundPersonRow key={person.user_id} list={props.list} person={person} />
              ))}
            </chakra.ul>
          )}
          {search.state === "found" && search.found.length === 0 && (
            <Stack role="status" gap="1" py="4" align="center" textAlign="center">
              <chakra.strong fontWeight="semibold">{t("invite.nobody")}</chakra.strong>
              <chakra.span color="fg.muted">{t("invite.nobodyHint")}</chakra.span>
            </Stack>
          )}
          {search.state === "email" && (
            <Stack role="status" gap="3" py="4" align="center" textAlign="center">
              <Stack gap="1">
                <chakra.strong fontWeight="semibold">{t("invite.nobody")}</chakra.strong>
                <chakra.span color="fg.muted" overflowWrap="anywhere">
                  {t("invite.nobodyEmail", { email: search.email })}
                </chakra.span>
              </Stack>
              {props.list.has(addressee(search.email)) ? (
                <AddedMark />
              ) : (
                <Button onClick={() => props.list.add(addressee(search.email))}>{t("invite.byEmail")}</Button>
              )}
            </Stack>
          )}
          {search.state === "failed" && (
            <Box py="2">
              <SearchFailure
                search={search}
                title={t("invite.searchFailed")}
                unexpected={t("invite.searchUnexpected")}
                onAgain={again}
              />
            </Box>
          )}
        </Box>
      )}
    </Stack>
  );
}
