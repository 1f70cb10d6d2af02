import { Box, chakra } from "@chakra-ui/react";
import { Search, X } from "lucide-react";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { IconButton } from "../../../../ui/Button.tsx";
import { TextInput } from "../../../../ui/controls.ts";

/** Looks for names and words. Escape empties it. */
export function SearchBox({ text, onText }: { text: string; onText: (text: string) => void }) {
  const { t } = useTranslation("messages");
  return (
    <Box position="relative" flex="1" minW="0">
      <chakra.span
        position="absolute"
        insetStart="3"
        top="calc(50% - 10px)"
        color="fg.muted"
        pointerEvents="none"
        aria-hidden
      >
        <Search size={20} />
      </chakra.span>
      <TextInput
        type="search"
        aria-label={t("list.search")}
        placeholder={t("list.searchShort")}
        maxLength={100}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={(event) => event.key === "Escape" && onText("")}
        ps="10"
        pe="10"
        minH="11"
        borderRadius="full"
        css={{ "&::-webkit-search-cancel-button": { display: "none" } }}
      />
      {text !== "" && (
        <IconButton
          label={t("list.clearSearch")}
          size="sm"
          position="absolute"
          insetEnd="1"
          top="calc(50% - 18px)"
          onClick={() => onText("")}
        >
          <X />
        </IconButton>
      )}
    </Box>
  );
}
