import { chakra, Stack } from "@chakra-ui/react";
import { useLocale } from "../../../../i18n/useLocale.ts";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { groupPath } from "../../../../lib/groupPath.ts";
import { formatMoney } from "../../../../lib/money.ts";
import type { Obstacle } from "../../../../session/deletionClient.ts";
import { TextLink } from "../../../../ui/TextLink.tsx";

const keyOf = (obstacle: Obstacle): string => {
  if ("group" in obstacle) return `${obstacle.kind} ${obstacle.group.group_id}`;
  return obstacle.kind === "balance" ? `balance ${obstacle.currency}` : obstacle.kind;
};

/** Each reason, and the way to where it ends. */
export function ObstacleList({ obstacles }: { obstacles: readonly Obstacle[] }) {
  const { t } = useTranslation("settings");
  const locale = useLocale();
  const sentence = (obstacle: Obstacle): string => {
    if (obstacle.kind === "withdrawal" || obstacle.kind === "last_admin") return t(`deletion.why.${obstacle.kind}`);
    if (obstacle.kind === "balance")
      return t("deletion.why.balance", { amount: formatMoney(obstacle.cents, obstacle.currency, { locale }) });
    const { name } = obstacle.group;
    if (obstacle.kind !== "owes") return t(`deletion.why.${obstacle.kind}`, { name });
    return t("deletion.why.owes", { name, amount: formatMoney(obstacle.cents, obstacle.currency, { locale }) });
  };
  return (
    <Stack as="ul" gap="0" listStyleType="none" borderWidth="1px" borderRadius="l2" divideY="1px" divideColor="border">
      {obstacles.map((obstacle) => (
        <chakra.li key={keyOf(obstacle)} px="4" py="3">
          <Stack gap="1" align="flex-start">
            <chakra.span overflowWrap="anywhere">{sentence(obstacle)}</chakra.span>
            {"group" in obstacle && <TextLink to={groupPath(obstacle.group)}>{t("deletion.toCircle")}</TextLink>}
          </Stack>
        </chakra.li>
      ))}
    </Stack>
  );
}
