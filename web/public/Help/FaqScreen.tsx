import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { graphql } from "react-relay";
import type { FaqScreenQuery } from "../../__generated__/anonymous/FaqScreenQuery.graphql.ts";
import { useDocument } from "../../i18n/useDocument.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { RelayScope } from "../../relay/RelayScope.tsx";
import { startQuery, useScreenQuery } from "../../relay/screenQuery.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { SearchBox } from "../../components/SearchBox.tsx";
import { Contents } from "../Legal/Contents.tsx";
import { FaqAnswer } from "./FaqAnswer.tsx";
import { searchFaq, type Topic } from "./searchFaq.ts";
import { SupportContact } from "./SupportContact.tsx";
import { useFaq } from "./useFaq.ts";

const query = graphql`
  query FaqScreenQuery {
    ...useFigures_query
    ...SupportContact_query
  }
`;

export const loader = () => startQuery<FaqScreenQuery>("anonymous", query, {});

/** Questions and answers in their topics, searched as one types (D221). */
export function Component() {
  return (
    <RelayScope role="anonymous">
      <Faq />
    </RelayScope>
  );
}

function Faq() {
  const { t } = useTranslation("help");
  const { title, intro } = useDocument("faq");
  const data = useScreenQuery<FaqScreenQuery>(query);
  const topics = useFaq(data);
  const [typed, setTyped] = useState("");
  const found = searchFaq(topics, typed);
  const count = found.reduce((sum, { answers }) => sum + answers.length, 0);
  return (
    <HStack align="flex-start" gap="12">
      <Contents label={t("faq.topics")} entries={topics} />
      <Stack gap="8" flex="1" maxW="44rem" minW="0">
        <PageHeader title={title} text={intro} />
        <Stack gap="2" data-no-print>
          <SearchBox label={t("faq.search")} value={typed} onChange={setTyped} />
          <chakra.p role="status" color="fg.muted" textStyle="sm" minH="1.5em">
            {typed.trim() !== "" && count > 0 && t("faq.found", { count })}
          </chakra.p>
        </Stack>
        {count > 0 ? (
          found.map((topic) => <TopicPart key={topic.name} topic={topic} />)
        ) : (
          <NothingFound onAll={() => setTyped("")} />
        )}
        <Rest query={data} />
      </Stack>
    </HStack>
  );
}

function TopicPart({ topic }: { topic: Topic }) {
  return (
    <Stack as="section" id={topic.name} gap="1" scrollMarginTop="24" aria-labelledby={`${topic.name}-title`}>
      <Heading as="h2" size="lg" id={`${topic.name}-title`}>
        {topic.title}
      </Heading>
      <div>
        {topic.answers.map((answer) => (
          <FaqAnswer key={answer.name} answer={answer} />
        ))}
      </div>
    </Stack>
  );
}

function NothingFound({ onAll }: { onAll: () => void }) {
  const { t } = useTranslation("help");
  return (
    <div role="status">
      <EmptyState
        title={t("faq.noneTitle")}
        text={t("faq.noneText")}
        action={
          <HStack gap="3" justify="center" flexWrap="wrap">
            <Button onClick={onAll}>{t("faq.all")}</Button>
            <ButtonLink to="/support" variant="outline">
              {t("faq.support")}
            </ButtonLink>
          </HStack>
        }
      />
    </div>
  );
}

/** For whoever has not found it. */
function Rest({ query }: { query: FaqScreenQuery["response"] }) {
  const { t } = useTranslation("help");
  return (
    <Card tone="sunken">
      <HStack justify="space-between" gap="4" flexWrap="wrap">
        <Stack gap="1">
          <Heading as="h2" size="md">
            {t("faq.restTitle")}
          </Heading>
          <p>{t("faq.restText")}</p>
          <SupportContact query={query} />
        </Stack>
        <ButtonLink to="/support" variant="outline" data-no-print>
          {t("faq.support")}
        </ButtonLink>
      </HStack>
    </Card>
  );
}
