import { chakra, Heading, HStack, SimpleGrid, Stack } from "@chakra-ui/react";
import { ArrowLeftRight, Compass, type LucideIcon } from "lucide-react";
import { Link } from "react-router-dom";
import { usePlaces } from "../../app/places.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Card } from "../../ui/Card.tsx";

function Action(props: { to: string; icon: LucideIcon; title: string; text: string }) {
  const Icon = props.icon;
  return (
    <Card asChild>
      <Link to={props.to}>
        <HStack gap="3">
          <chakra.span color="brand.fg" aria-hidden>
            <Icon size={24} />
          </chakra.span>
          <Stack gap="0">
            <chakra.span fontWeight="semibold">{props.title}</chakra.span>
            <chakra.span color="fg.muted" textStyle="sm">
              {props.text}
            </chakra.span>
          </Stack>
        </HStack>
      </Link>
    </Card>
  );
}

export function QuickActions() {
  const { t } = useTranslation("dashboard");
  const canTransfer = usePlaces()("/money-transfer") !== undefined;
  return (
    <Stack gap="3">
      <Heading as="h2" size="md">
        {t("quick.title")}
      </Heading>
      <SimpleGrid columns={{ base: 1, sm: canTransfer ? 2 : 1 }} gap="3">
        <Action icon={Compass} title={t("quick.discover")} text={t("quick.discoverText")} to="/groups?tab=discover" />
        {canTransfer && (
          <Action
            icon={ArrowLeftRight}
            title={t("quick.transfer")}
            text={t("quick.transferText")}
            to="/money-transfer"
          />
        )}
      </SimpleGrid>
    </Stack>
  );
}
