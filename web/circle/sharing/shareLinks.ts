import type { Frequency } from "../groupWords.ts";

/** The addresses a group is shared with. */

export interface SharedGroup {
  path: string;
  name: string;
  contributionCents: number;
  payoutCents: number;
  currency: string;
  frequency: Frequency;
  members: number;
  memberLimit: number;
  spots: number;
}

const hashtags = "SavingsGroup,FinancialGoals";
const longestPost = 240;

const major = (cents: number) => (cents / 100).toFixed(2);

/** The group's page; the query is for previews only, the page shows the server's values (D233). */
export function shareUrl(group: SharedGroup, origin: string): string {
  const url = new URL(group.path, origin);
  url.search = new URLSearchParams({
    name: group.name,
    contribution: major(group.contributionCents),
    payout: major(group.payoutCents),
    frequency: group.frequency,
    members: `${group.members}/${group.memberLimit}`,
    spots: String(group.spots),
  }).toString();
  return url.href;
}

const withQuery = (address: string, query: Record<string, string>) =>
  `${address}?${new URLSearchParams(query).toString()}`;

export interface ShareTarget {
  id: "whatsapp" | "facebook" | "x" | "snapchat";
  label: string;
  href: string;
}

/** Where else a link can be posted. `text` says what the circle is, without the link. */
export function shareTargets(url: string, text: string): ShareTarget[] {
  const letters = [...text];
  const post = letters.length > longestPost ? `${letters.slice(0, longestPost - 1).join("")}…` : text;
  return [
    { id: "whatsapp", label: "WhatsApp", href: withQuery("https://wa.me/", { text: `${text} ${url}` }) },
    {
      id: "facebook",
      label: "Facebook",
      href: withQuery("https://www.facebook.com/sharer/sharer.php", { u: url, quote: text, hashtag: "#SavingsGroup" }),
    },
    { id: "x", label: "X", href: withQuery("https://x.com/intent/post", { text: post, url, hashtags }) },
    {
      id: "snapchat",
      label: "Snapchat",
      href: withQuery("https://www.snapchat.com/scan", { attachmentUrl: url }),
    },
  ];
}
