import { SimpleGrid, Stack, VisuallyHidden } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { patternOf } from "./discoverFilters.ts";
import { fromTheTop, MyGroupsList, useMyGroupsPage } from "./MyGroupsList.tsx";
import { SearchBox } from "../../components/SearchBox.tsx";
import { useRefetchLater } from "./useRefetchLater.ts";

/** My circles, newest first, by pages of ten, and a search among them. */
export function MyGroupsTab(props: {
  userId: string;
  createPath: string;
  search: string;
  onSearch: (text: string) => void;
}) {
  const { t } = useTranslation("browse");
  const [name, setName] = useState(() => patternOf(props.search));
  useRefetchLater(props.search, (text) => setName(patternOf(text)));
  const sought = { userId: props.userId, name, ...fromTheTop };
  const page = useMyGroupsPage(sought);
  const isSearching = props.search.trim() !== "";
  return (
    <Stack gap="5">
      <VisuallyHidden as="h2">{t("tabs.mine")}</VisuallyHidden>
      {(page.groups.length > 0 || isSearching) && (
        <SearchBox label={t("search.mine")} value={props.search} onChange={props.onSearch} />
      )}
      {page.groups.length === 0 ? (
        <EmptyState
          title={isSearching ? t("none.found") : t("none.mine")}
          text={isSearching ? undefined : t("none.mineText")}
          action={isSearching ? undefined : <ButtonLink to={props.createPath}>{t("none.mineAction")}</ButtonLink>}
        />
      ) : (
        <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="4">
          <MyGroupsList key={name} page={page} sought={sought} />
        </SimpleGrid>
      )}
    </Stack>
  );
}
