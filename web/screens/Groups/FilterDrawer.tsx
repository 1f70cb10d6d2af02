import { Stack } from "@chakra-ui/react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Button } from "../../ui/Button.tsx";
import { Drawer } from "../../ui/Drawer.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { GROUP_LOCATION } from "../../../schema/group.ts";
import { TextField } from "../../ui/TextField.tsx";
import { amounts, type DiscoverFilters, rhythms, starts } from "./discoverFilters.ts";

/** Every filter takes effect at once; the button only closes the sheet. */
export function FilterDrawer(props: {
  isOpen: boolean;
  filters: DiscoverFilters;
  onClose: () => void;
  onFilter: (filters: DiscoverFilters) => void;
}) {
  const { t } = useTranslation("browse");
  const { t: group } = useTranslation("groups");
  const { filters, onFilter } = props;
  return (
    <Drawer isOpen={props.isOpen} onClose={props.onClose} side="end" title={t("filters.title")}>
      <Stack gap="5" px="3" pb="6">
        <SelectField
          label={t("filters.frequency")}
          value={filters.frequency}
          options={rhythms.map((value) => ({
            value,
            label: value === "all" ? t("filters.all") : group(`frequency.${value}`),
          }))}
          onChange={(event) =>
            onFilter({ ...filters, frequency: event.currentTarget.value as DiscoverFilters["frequency"] })
          }
        />
        <SelectField
          label={t("filters.amount")}
          value={filters.amount}
          options={amounts.map((value) => ({ value, label: t(`filters.${value}`) }))}
          onChange={(event) => onFilter({ ...filters, amount: event.currentTarget.value as DiscoverFilters["amount"] })}
        />
        <SelectField
          label={t("filters.start")}
          value={filters.start}
          options={starts.map((value) => ({ value, label: t(`filters.${value}`) }))}
          onChange={(event) => onFilter({ ...filters, start: event.currentTarget.value as DiscoverFilters["start"] })}
        />
        <TextField
          label={t("filters.location")}
          value={filters.location}
          maxLength={GROUP_LOCATION.max}
          enterKeyHint="done"
          autoComplete="address-level2"
          onChange={(event) => onFilter({ ...filters, location: event.currentTarget.value })}
        />
        <Stack gap="3">
          <Button onClick={props.onClose}>{t("filters.show")}</Button>
          <Button
            variant="ghost"
            onClick={() => onFilter({ ...filters, frequency: "all", amount: "all", start: "any", location: "" })}
          >
            {t("filters.clear")}
          </Button>
        </Stack>
      </Stack>
    </Drawer>
  );
}
