import { Box, chakra } from "@chakra-ui/react";
import { MapPin } from "lucide-react";
import { useTranslation } from "../i18n/useTranslation.ts";
import type { FoundPlace } from "./usePlaceSearch.ts";

/** The places that were found, for the combobox above them. */
export function PlaceOptions(props: {
  id: string;
  places: readonly FoundPlace[];
  active: number;
  optionId: (at: number) => string;
  onChoose: (at: number) => void;
}) {
  const { t } = useTranslation("location");
  return (
    <Box borderWidth="1px" borderRadius="l2" bg="surface" overflow="hidden">
      <chakra.ul id={props.id} role="listbox" aria-label={t("search.options")} listStyleType="none">
        {props.places.map(({ id, text }, at) => (
          <chakra.li
            key={id}
            id={props.optionId(at)}
            role="option"
            aria-selected={at === props.active}
            display="flex"
            alignItems="center"
            gap="3"
            minH="11"
            px="3"
            py="2"
            cursor="pointer"
            bg={at === props.active ? "brand.subtle" : undefined}
            _hover={{ bg: "brand.subtle" }}
            // The input keeps the focus, which closes the list when it goes.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => props.onChoose(at)}
          >
            <chakra.span color="fg.muted" flexShrink="0" aria-hidden>
              <MapPin size={18} />
            </chakra.span>
            <chakra.span minW="0" overflowWrap="anywhere">
              {text}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.p px="3" py="1.5" borderTopWidth="1px" color="fg.muted" textStyle="xs" textAlign="end">
        {t("search.by")}
      </chakra.p>
    </Box>
  );
}
