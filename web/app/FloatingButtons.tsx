import { chakra } from "@chakra-ui/react";
import { Plus, ShieldCheck } from "lucide-react";
import { useLocation } from "react-router-dom";
import { useTranslation } from "../i18n/useTranslation.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { pageWidth } from "./pageWidth.ts";

const round = {
  borderRadius: "full",
  boxSize: "11",
  minW: "11",
  px: "0",
  pointerEvents: "auto",
  _icon: { width: "5", height: "5" },
} as const;

/** Both addresses of the identity screen: on that screen the shield is not shown. */
const verificationPaths = new Set(["/identity-verification", "/verification"]);

/** Which of the floating buttons the page at hand has. */
function useFloating(isVerified: boolean): { canCreate: boolean; canVerify: boolean } {
  const { pathname } = useLocation();
  return {
    canCreate: pathname === "/dashboard" || pathname === "/groups",
    canVerify: !isVerified && !verificationPaths.has(pathname),
  };
}

/** Room for the floating buttons at the end of the bar that they float on. */
export function FloatingRoom({ isVerified }: { isVerified: boolean }) {
  const { canCreate, canVerify } = useFloating(isVerified);
  const count = Number(canCreate) + Number(canVerify);
  return count === 0 ? null : <chakra.div flexShrink="0" w={count === 1 ? "14" : "104px"} aria-hidden />;
}

/**
 * Creating a circle from where circles are listed; an unverified member is led to the verification first (D161). They
 * float on the tabs of phones and on the header of desktops, so that they cover nothing of the page.
 */
export function FloatingButtons({ isVerified }: { isVerified: boolean }) {
  const { t } = useTranslation("shell");
  const { canCreate, canVerify } = useFloating(isVerified);
  if (!canCreate && !canVerify) return null;
  return (
    <chakra.nav
      aria-label={t("float.label")}
      {...pageWidth}
      position="fixed"
      zIndex="docked"
      insetX="0"
      top={{ lg: "0" }}
      bottom={{ base: "env(safe-area-inset-bottom)", lg: "auto" }}
      h="16"
      px={{ base: "2", lg: "8" }}
      display="flex"
      alignItems="center"
      justifyContent="flex-end"
      gap="2"
      pointerEvents="none"
      data-no-print
    >
      {canVerify && (
        <ButtonLink
          {...round}
          variant="outline"
          to="/identity-verification"
          aria-label={t("float.verify")}
          title={t("float.verify")}
        >
          <ShieldCheck />
        </ButtonLink>
      )}
      {canCreate && (
        <ButtonLink
          {...round}
          to={isVerified ? "/groups/create" : "/identity-verification"}
          aria-label={t("float.createGroup")}
          title={t("float.createGroup")}
        >
          <Plus />
        </ButtonLink>
      )}
    </chakra.nav>
  );
}
