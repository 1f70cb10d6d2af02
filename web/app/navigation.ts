import {
  Activity,
  ArrowLeftRight,
  BookOpen,
  CircleHelp,
  CreditCard,
  FileText,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  MessageCircle,
  Settings,
  Shield,
  Sparkles,
  Ticket,
  User,
  Users,
} from "lucide-react";
import type { Areas } from "../i18n/areas.ts";

export interface Place {
  to: string;
  /** Key under `nav` in the shell's texts. */
  text: Exclude<keyof Areas["shell"]["nav"], "label">;
  icon: LucideIcon;
  /** Which count stands beside it. */
  badge?: "messages";
}

export const mainPlaces: readonly Place[] = [
  { to: "/dashboard", text: "dashboard", icon: LayoutDashboard },
  { to: "/groups", text: "groups", icon: Users },
  { to: "/messages", text: "messages", icon: MessageCircle, badge: "messages" },
  { to: "/activity", text: "activity", icon: Activity },
  { to: "/money-transfer", text: "transfer", icon: ArrowLeftRight },
];

/** The bottom bar has room for four entries that a thumb can tell apart, so Transfer is in the menu alone. */
export const tabPlaces = mainPlaces.filter((place) => place.to !== "/money-transfer");

export const secondaryPlaces: readonly Place[] = [
  { to: "/tutorial", text: "tutorial", icon: BookOpen },
  { to: "/subscription", text: "subscription", icon: Sparkles },
  { to: "/payment-methods", text: "paymentMethods", icon: CreditCard },
  { to: "/profile", text: "profile", icon: User },
  { to: "/settings", text: "settings", icon: Settings },
];

export const adminPlaces: readonly Place[] = [
  { to: "/admin", text: "adminDashboard", icon: Shield },
  { to: "/admin/support-tickets", text: "adminTickets", icon: Ticket },
];

export const helpPlaces: readonly Place[] = [
  { to: "/faq", text: "faq", icon: CircleHelp },
  { to: "/support", text: "support", icon: LifeBuoy },
  { to: "/terms", text: "terms", icon: FileText },
  { to: "/privacy", text: "privacy", icon: FileText },
  { to: "/glba-notice", text: "glba", icon: FileText },
];
