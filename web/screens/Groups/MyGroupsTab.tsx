import { SimpleGrid, Stack, VisuallyHidden } from "@chakra-ui/react";
import { type ReactNode, Suspense, useState } from "react";
import type { MyGroupsListQuery$variables } from "../../__generated__/member/MyGroupsListQuery.graphql.ts";
import { Part } from "../../components/Part.tsx";
import { SearchBox } from "../../components/SearchBox.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { SkeletonCard } from "../../ui/Skeletons.tsx";
import { patternOf } from "./discoverFilters.ts";
import { fromTheTop, MyGroupsList, type MyGroupsPage, useMyGroupsPage } from "./MyGroupsList.tsx";
import { useRefetchLater } from "./useRefetchLater.ts";

/** My circles, newest first, by pages of ten, and a search among them. */
export function MyGroupsTab(props: {
  userId: string;
  createPath: string;
  search: string;
  onSearch: (text: string) => void;
}) {
  const { t } = useTranslation("browse");
  const { t: ts } = useTranslation("shell");
  const [name, setName] = useState(() => patternOf(props.search));
  useRefetchLater(props.search, (text) => setName(patternOf(text)));
  const all = { userId: props.userId, name: patternOf(""), ...fromTheTop };
  const page = useMyGroupsPage(all);
  const isSearching = props.search.trim() !== "";
  if (page.groups.length === 0 && !isSearching)
    return (
      <Mine>
        <EmptyState
          title={t("none.mine")}
          text={t("none.mineText")}
          action={<ButtonLink to={props.createPath}>{t("none.mineAction")}</ButtonLink>}
        />
      </Mine>
    );
  return (
    <Mine>
      <SearchBox label={t("search.mine")} value={props.search} onChange={props.onSearch} />
      <Suspense fallback={<SkeletonCard height="60" />}>
        {/* A search that fails leaves the box with what is typed in it. */}
        <Part key={name} failed={ts("errorPage.groups")}>
          {name === all.name ? <Found page={page} sought={all} /> : <Sought sought={{ ...all, name }} />}
        </Part>
      </Suspense>
    </Mine>
  );
}

function Mine({ children }: { children: ReactNode }) {
  const { t } = useTranslation("browse");
  return (
    <Stack gap="5">
      <VisuallyHidden as="h2">{t("tabs.mine")}</VisuallyHidden>
      {children}
    </Stack>
  );
}

function Sought({ sought }: { sought: MyGroupsListQuery$variables }) {
  return <Found page={useMyGroupsPage(sought)} sought={sought} />;
}

function Found({ page, sought }: { page: MyGroupsPage; sought: MyGroupsListQuery$variables }) {
  const { t } = useTranslation("browse");
  if (page.groups.length === 0) return <EmptyState title={t("none.found")} />;
  return (
    // Three only where each has room for its two buttons, and for faces beside their number.
    <SimpleGrid columns={{ base: 1, md: 2, "2xl": 3 }} gap="4">
      <MyGroupsList page={page} sought={sought} />
    </SimpleGrid>
  );
}
