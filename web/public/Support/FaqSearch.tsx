import { chakra, Stack } from "@chakra-ui/react";
import { useState } from "react";
import type { useFigures_query$key } from "../../__generated__/anonymous/useFigures_query.graphql.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { SearchBox } from "../../components/SearchBox.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { searchFaq } from "../Help/searchFaq.ts";
import { useFaq } from "../Help/useFaq.ts";

/** How many answers are offered before the whole list is. */
const FEW = 5;

/** Answers that may spare somebody the waiting; each leads to its place on the help page. */
export function FaqSearch({ query }: { query: useFigures_query$key }) {
  const { t } = useTranslation("support");
  const { t: help } = useTranslation("help");
  const topics = useFaq(query);
  const [typed, setTyped] = useState("");
  const sought = typed.trim();
  const found = sought === "" ? [] : searchFaq(topics, sought).flatMap(({ answers }) => answers);
  return (
    <Stack gap="3">
      <SearchBox label={help("faq.search")} value={typed} onChange={setTyped} />
      <div role="status">
        {sought !== "" && found.length === 0 && <chakra.p color="fg.muted">{t("search.none")}</chakra.p>}
        {found.length > 0 && (
          <chakra.ul listStyleType="none" display="grid" gap="1">
            {found.slice(0, FEW).map(({ name, question }) => (
              <li key={name}>
                <TextLink to={`/faq#${name}`}>{question}</TextLink>
              </li>
            ))}
          </chakra.ul>
        )}
      </div>
      <TextLink to="/faq" alignSelf="flex-start">
        {t("search.all")}
      </TextLink>
    </Stack>
  );
}
