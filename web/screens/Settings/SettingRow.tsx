import { chakra, Heading } from "@chakra-ui/react";
import { createContext, type ReactNode, use, useEffect, useRef } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Card } from "../../ui/Card.tsx";
import type { RowId } from "./settingsRows.ts";

/** The setting that the address names, and which visit to it this is. */
export interface SoughtRow {
  row: RowId | undefined;
  visit: string;
}

export const Sought = createContext<SoughtRow>({ row: undefined, visit: "" });

/** The settings of a tab, one below the other. */
export function SettingList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="div" p="0" overflow="clip">
      <Heading as="h2" srOnly>
        {title}
      </Heading>
      <chakra.ul listStyleType="none" divideY="1px" divideColor="border">
        {children}
      </chakra.ul>
    </Card>
  );
}

/** What makes an element the place of a setting: its address is its name behind the hash sign, and whoever comes by it has it in sight, with the focus. */
export function useSettingPlace<Place extends HTMLElement>(row: RowId) {
  const { t } = useTranslation("settings");
  const place = useRef<Place>(null);
  const sought = use(Sought);
  const isSought = sought.row === row;
  const { visit } = sought;
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (!isSought || last.current === visit) return;
    last.current = visit;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: "center" });
  }, [isSought, visit]);
  return {
    ref: place,
    id: row,
    tabIndex: -1,
    "aria-label": t(`row.${row}.label`),
    "aria-current": isSought ? ("location" as const) : undefined,
  };
}

/** One setting in a list of them. */
export function SettingRow({ row, children }: { row: RowId; children: ReactNode }) {
  return (
    <chakra.li
      {...useSettingPlace<HTMLLIElement>(row)}
      px={{ base: "4", md: "5" }}
      py="4"
      focusVisibleRing="inside"
      css={{ "&[aria-current=location]": { bg: "brand.subtle" } }}
    >
      {children}
    </chakra.li>
  );
}

/** A setting that is told and not chosen here: its name, what it is, and where it is changed. */
export function ToldSetting(props: { label: string; children: ReactNode; action?: ReactNode }) {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="space-between" alignItems="center">
      <chakra.div minW="0" flex="1 1 12rem">
        <chakra.div color="fg.muted" textStyle="sm">
          {props.label}
        </chakra.div>
        <chakra.div overflowWrap="anywhere">{props.children}</chakra.div>
      </chakra.div>
      {props.action}
    </chakra.div>
  );
}
