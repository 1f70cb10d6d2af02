import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { ScrollText } from "lucide-react";
import { graphql } from "react-relay";
import type { LegalGateMutation } from "../__generated__/member/LegalGateMutation.graphql.ts";
import { useDocument } from "../i18n/useDocument.ts";
import { useFailureText } from "../i18n/useFailureText.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { isRecord } from "../lib/json.ts";
import { readAllAgain } from "../relay/readAgain.ts";
import { useCommit } from "../sending/useAction.ts";
import { useAttempt } from "../sending/useAttempt.ts";
import { leave } from "../session/leave.ts";
import { Button } from "../ui/Button.tsx";
import { RefusalBanner } from "../ui/RefusalBanner.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import { useTitle } from "./PageTitle.tsx";

interface LegalVersion {
  document: "terms" | "privacy";
  version: string;
}

const isVersion = (value: unknown): value is LegalVersion =>
  isRecord(value) &&
  (value["document"] === "terms" || value["document"] === "privacy") &&
  typeof value["version"] === "string";

/** In the place of every page but those to read, until the texts in force are accepted (D217, D253). */
export function LegalGate(props: { texts: unknown }) {
  const texts = Array.isArray(props.texts) ? props.texts.filter(isVersion) : [];
  const { t } = useTranslation("legal");
  const failureText = useFailureText();
  useTitle(t("gate.title"));
  const commit = useCommit<LegalGateMutation>(graphql`
    mutation LegalGateMutation($accepted: [legal_acceptances_insert_input!]!) {
      insert_legal_acceptances(objects: $accepted) {
        affected_rows
      }
    }
  `);
  const { failure, isBusy, run } = useAttempt(async () => {
    await commit({ accepted: texts.map(({ document, version }) => ({ document, version })) });
    await readAllAgain();
  });
  return (
    <Stack gap="6" maxW="34rem" mx="auto" py="6">
      <chakra.span color="brand.fg" aria-hidden>
        <ScrollText size={40} strokeWidth={1.5} />
      </chakra.span>
      <Stack gap="2">
        <Heading as="h1" size="xl">
          {t("gate.title")}
        </Heading>
        <p>{t("gate.text")}</p>
      </Stack>
      <chakra.ul listStyleType="none" display="grid" gap="4">
        {texts.map((text) => (
          <LegalChange key={text.document} text={text} />
        ))}
      </chakra.ul>
      <HStack gap="3" flexWrap="wrap">
        <Button isPending={isBusy} onClick={() => void run()}>
          {t("gate.accept")}
        </Button>
        <Button variant="ghost" onClick={() => void leave()}>
          {t("gate.signOut")}
        </Button>
      </HStack>
      {failure && <RefusalBanner title={t("gate.failed")}>{failureText(failure)}</RefusalBanner>}
    </Stack>
  );
}

/** One text, with what is different in it. */
function LegalChange({ text: { document, version } }: { text: LegalVersion }) {
  const { t } = useTranslation("legal");
  const { changes } = useDocument(document);
  return (
    <li>
      <TextLink to={`/${document}`}>{t(document)}</TextLink>
      <chakra.p color="fg.muted" textStyle="sm">
        {t("changes", { version })} {changes}
      </chakra.p>
    </li>
  );
}
