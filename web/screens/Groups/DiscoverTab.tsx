import { HStack, SimpleGrid, Stack, VisuallyHidden } from "@chakra-ui/react";
import { SlidersHorizontal } from "lucide-react";
import { Suspense, useState } from "react";
import { Part } from "../../components/Part.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Button } from "../../ui/Button.tsx";
import { CountBadge } from "../../ui/Chip.tsx";
import { SkeletonCard } from "../../ui/Skeletons.tsx";
import { useOpened } from "../../ui/useOpened.ts";
import { productNow } from "../../lib/productClock.ts";
import { countFilters, type DiscoverFilters, soughtBy } from "./discoverFilters.ts";
import { DiscoverList } from "./DiscoverList.tsx";
import { FilterDrawer } from "./FilterDrawer.tsx";
import { SearchBox } from "../../components/SearchBox.tsx";
import { useFiltersHere } from "./useFiltersHere.ts";
import { useRefetchLater } from "./useRefetchLater.ts";

/** Public circles that still take members (D251), by search and filters. */
export function DiscoverTab(props: { filters: DiscoverFilters; onFilter: (filters: DiscoverFilters) => void }) {
  const { t } = useTranslation("browse");
  const { t: ts } = useTranslation("shell");
  const { opened, open, close } = useOpened<"filters">();
  const [filters, setFilters] = useFiltersHere(props.filters, props.onFilter);
  const [sought, setSought] = useState(() => soughtBy(filters, productNow()));
  useRefetchLater(filters, (rested) => setSought(soughtBy(rested, productNow())));
  const active = countFilters(filters);
  return (
    <Stack gap="5">
      <VisuallyHidden as="h2">{t("tabs.discover")}</VisuallyHidden>
      <HStack gap="3">
        <SearchBox
          label={t("search.discover")}
          placeholder={t("search.discoverShort")}
          value={filters.search}
          onChange={(search) => setFilters({ ...filters, search })}
        />
        <Button
          variant="outline"
          aria-label={active > 0 ? t("filters.openSet", { count: active }) : undefined}
          onClick={() => open("filters")}
        >
          <SlidersHorizontal aria-hidden />
          {t("filters.open")}
          <CountBadge count={active} />
        </Button>
      </HStack>
      <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="4" css={{ "& > [role=alert]": { gridColumn: "1 / -1" } }}>
        <Part key={JSON.stringify(sought)} failed={ts("errorPage.publicGroups")}>
          <Suspense fallback={<SkeletonCard height="60" />}>
            <DiscoverList sought={sought} />
          </Suspense>
        </Part>
      </SimpleGrid>
      <FilterDrawer isOpen={opened !== null} filters={filters} onClose={close} onFilter={setFilters} />
    </Stack>
  );
}
