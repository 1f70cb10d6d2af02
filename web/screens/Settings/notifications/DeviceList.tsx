import { chakra, HStack, Stack } from "@chakra-ui/react";
import { MonitorSmartphone, Smartphone } from "lucide-react";
import { useEffect, useState } from "react";
import { graphql } from "react-relay";
import type { DeviceListQuery } from "../../../__generated__/member/DeviceListQuery.graphql.ts";
import type { DeviceListOffMutation } from "../../../__generated__/member/DeviceListOffMutation.graphql.ts";
import type { Key } from "../../../i18n/areas.ts";
import { useDateText } from "../../../i18n/useDateText.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { pushDevice } from "../../../push/device.ts";
import { readAllQuietly } from "../../../relay/readAgain.ts";
import { useOwnQuery } from "../../../relay/useOwnQuery.ts";
import { useAction } from "../../../sending/useAction.ts";
import { Button } from "../../../ui/Button.tsx";
import { toaster } from "../../../ui/toaster.tsx";

/** Whose service an address belongs to tells the browser; the server knows no more of a device. */
const BROWSERS: readonly { host: RegExp; name: Key<"settings"> }[] = [
  { host: /(^|\.)mozilla\.com$/, name: "notifications.device.firefox" },
  { host: /(^|\.)apple\.com$/, name: "notifications.device.safari" },
  { host: /(^|\.)windows\.com$/, name: "notifications.device.edge" },
];

function nameOf({ device_type, endpoint }: { device_type: string; endpoint: string }): Key<"settings"> {
  if (device_type === "ios") return "notifications.device.ios";
  const host = URL.parse(endpoint)?.hostname ?? "";
  return BROWSERS.find((browser) => browser.host.test(host))?.name ?? "notifications.device.chrome";
}

/** Where this device takes pushes; undefined until the device has told it. */
function useOwnEndpoint(): string | null | undefined {
  const [endpoint, setEndpoint] = useState<string | null>();
  useEffect(() => {
    let isGone = false;
    const tell = (found: string | null) => isGone || setEndpoint(found);
    void pushDevice()
      .then((device) => device.address())
      .then(tell, () => tell(null));
    return () => {
      isGone = true;
    };
  }, []);
  return endpoint;
}

/** The devices that get pushes. Others than this one can be turned off from here, such as a phone that was lost. */
export function DeviceList({ asOf }: { asOf: number }) {
  const { t } = useTranslation("settings");
  const { t: push } = useTranslation("push");
  const dateText = useDateText();
  const own = useOwnEndpoint();
  const { push_subscriptions_connection } = useOwnQuery<DeviceListQuery>(
    graphql`
      query DeviceListQuery {
        push_subscriptions_connection(where: { is_active: { _eq: true } }, order_by: [{ created_at: desc }]) {
          edges {
            node {
              created_at
              device_type
              endpoint
              push_subscription_id
            }
          }
        }
      }
    `,
    {},
    { asOf: String(asOf) },
  );
  const off = useAction<DeviceListOffMutation>(
    graphql`
      mutation DeviceListOffMutation($id: uuid!) {
        delete_push_subscriptions(where: { push_subscription_id: { _eq: $id } }) {
          affected_rows
        }
      }
    `,
    { failed: push("toggleFailed") },
  );
  const devices = push_subscriptions_connection.edges.map(({ node }) => ({ device: node, name: t(nameOf(node)) }));
  const turnOff = async (id: string, name: string) => {
    if ((await off.run({ id })) === null) return;
    toaster.show({ tone: "paid", title: t("notifications.turnedOff", { device: name }) });
    readAllQuietly();
  };
  return (
    <Stack gap="2">
      <chakra.h3 fontWeight="medium">{t("row.devices.label")}</chakra.h3>
      {devices.length === 0 ? (
        <chakra.p color="fg.muted" textStyle="sm">
          {t("notifications.noDevices")}
        </chakra.p>
      ) : (
        <chakra.ul listStyleType="none" display="grid" gap="2">
          {devices.map(({ device, name }) => {
            const Icon = device.device_type === "ios" ? Smartphone : MonitorSmartphone;
            const isHere = device.endpoint === own;
            return (
              <HStack
                as="li"
                key={device.push_subscription_id}
                gap="3"
                flexWrap="wrap"
                justify="space-between"
                minH="9"
              >
                <HStack gap="3" minW="0">
                  <chakra.span color="fg.muted" flexShrink="0" aria-hidden>
                    <Icon size={20} />
                  </chakra.span>
                  <chakra.span minW="0">
                    {name}
                    <chakra.span color="fg.muted" textStyle="sm" display="block">
                      {isHere
                        ? t("notifications.here")
                        : t("notifications.deviceSince", { date: dateText(device.created_at, "day") })}
                    </chakra.span>
                  </chakra.span>
                </HStack>
                {!isHere && own !== undefined && (
                  <Button
                    variant="outline"
                    size="sm"
                    disabled={off.isBusy}
                    aria-label={t("notifications.turnOffNamed", { device: name })}
                    onClick={() => void turnOff(device.push_subscription_id, name)}
                  >
                    {t("notifications.turnOff")}
                  </Button>
                )}
              </HStack>
            );
          })}
        </chakra.ul>
      )}
    </Stack>
  );
}
