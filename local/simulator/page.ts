import { createHash } from "node:crypto";
import type { Answer } from "./http.ts";

/** Text that is HTML already, as opposed to text that still has to be escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | false | null | undefined | Part[];

/** A template tag for HTML: every value is escaped unless it is Html itself. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(
    strings.reduce((text, string, index) => text + (index > 0 ? render(parts[index - 1]) : "") + string, ""),
  );
}

function render(part: Part): string {
  if (part === false || part === null || part === undefined) return "";
  if (Array.isArray(part)) return part.map(render).join("");
  return part instanceof Html ? part.text : escapeHtml(String(part));
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

const STYLE = `
:root { color-scheme: light dark; --bg: #fbfaf7; --surface: #fff; --sunken: #f3f0ea; --border: #e4dfd6; --field: #8a8f98; --text: #1d2430;
  --muted: #566070; --brand: #0b6b61; --on-brand: #fff; --late: #b3261e; --late-bg: #fdeeec; --link: #2456b3; }
@media (prefers-color-scheme: dark) { :root { --bg: #0e1318; --surface: #161d24; --sunken: #0a0e12; --border: #2a3641; --field: #75869a;
  --text: #e8edf2; --muted: #9fb0c0; --brand: #2fb5a5; --on-brand: #04211d; --late: #ff8a7a; --late-bg: #33191a; --link: #86b4ff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
.banner { background: var(--sunken); border-bottom: 1px solid var(--border); color: var(--muted); font-size: 14px; padding: 8px 16px; text-align: center; }
main { margin: 0 auto; max-width: 920px; padding: 24px 16px 48px; }
main.wide { max-width: 1120px; }
h1 { font-size: 22px; line-height: 1.3; margin: 0 0 8px; } h2 { font-size: 18px; margin: 32px 0 8px; }
p { margin: 0 0 12px; } a { color: var(--link); } code { font-size: 14px; overflow-wrap: anywhere; }
.muted { color: var(--muted); } .small { font-size: 14px; }
.columns { display: grid; gap: 24px; } @media (min-width: 800px) { .columns { grid-template-columns: 1fr 1fr; align-items: start; gap: 48px; } }
.card { background: var(--surface); border: 1px solid var(--border); border-radius: 16px; padding: 20px; }
.amount { font-size: 36px; font-weight: 600; font-variant-numeric: tabular-nums; line-height: 1.2; margin: 0 0 16px; overflow-wrap: anywhere; }
.lines { list-style: none; margin: 0 0 16px; padding: 0; } .lines.card, .list.card { padding: 8px 20px; }
.lines li { display: flex; gap: 16px; justify-content: space-between; padding: 6px 0; }
.lines li span:first-child { overflow-wrap: anywhere; } .lines li span:last-child { font-variant-numeric: tabular-nums; white-space: nowrap; }
.lines .total { border-top: 1px solid var(--border); font-weight: 600; margin-top: 6px; padding-top: 12px; }
form { margin: 0; } .fields { display: grid; gap: 16px; grid-template-columns: 1fr 1fr; margin-bottom: 20px; } .fields .whole { grid-column: 1 / -1; }
label { display: block; font-size: 14px; font-weight: 600; margin-bottom: 4px; }
input { background: var(--surface); border: 1px solid var(--field); border-radius: 8px; color: inherit; font: inherit; min-height: 44px; padding: 8px 12px; width: 100%; }
input::placeholder { color: var(--muted); opacity: 1; }
input[aria-invalid="true"] { border-color: var(--late); }
button, .button { background: var(--brand); border: 1px solid var(--brand); border-radius: 8px; color: var(--on-brand); cursor: pointer; display: inline-block;
  font: inherit; font-weight: 600; min-height: 44px; padding: 9px 16px; text-align: center; text-decoration: none; }
button.wide { width: 100%; } button.quiet { background: transparent; border-color: var(--field); color: var(--text); }
button:hover, .button:hover { filter: brightness(1.08); }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
.error { background: var(--late-bg); border-radius: 8px; color: var(--late); font-weight: 600; margin: 0 0 16px; padding: 12px; }
.actions { display: flex; flex-wrap: wrap; gap: 12px; } .center { margin-top: 16px; text-align: center; }
details { margin-top: 24px; } summary { cursor: pointer; font-weight: 600; } dl { display: grid; gap: 4px 16px; grid-template-columns: auto 1fr; margin: 12px 0 0; }
dt { font-variant-numeric: tabular-nums; } dd { margin: 0; color: var(--muted); }
pre { background: var(--sunken); border-radius: 8px; font-size: 14px; margin: 0; overflow-wrap: anywhere; padding: 16px; white-space: pre-wrap; }
iframe { background: #fff; border: 1px solid var(--border); border-radius: 8px; height: 400px; width: 100%; }
.list { list-style: none; margin: 0; padding: 0; } .list li { border-bottom: 1px solid var(--border); padding: 12px 0; overflow-wrap: anywhere; } .list li:last-child { border: 0; }
.choices li { align-items: center; display: grid; gap: 4px 16px; grid-template-columns: 140px 1fr; } .choices button { width: 100%; }
.row { display: flex; flex-wrap: wrap; gap: 4px 16px; justify-content: space-between; }
`;

const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

export interface PageOptions {
  title: string;
  /** Names the simulator at the top of the page, so that nobody takes it for the real provider. */
  banner: string;
  body: Html;
  wide?: boolean;
  status?: number;
  /** Other origins that a form's answer may redirect to; the browser counts redirects as part of the form. */
  formTargets?: string[];
}

/** A whole page, whose policy allows nothing but its own style sheet. */
export function page({ banner, body, formTargets = [], status = 200, title, wide }: PageOptions): Answer {
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    "img-src data:",
    "frame-src 'self'",
    ["form-action 'self'", ...formTargets].join(" "),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${new Html(STYLE)}</style>
</head>
<body>
<div class="banner" role="note">${banner}</div>
<main${wide ? new Html(' class="wide"') : ""}>
${body}
</main>
</body>
</html>
`;
  return {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    },
    body: document.text,
  };
}

/** `http(s)://host:port` of an address for use in a policy; nothing for addresses of another kind. */
export function originOf(address: string | null | undefined): string[] {
  const url = address && URL.canParse(address) ? new URL(address) : undefined;
  return url && (url.protocol === "http:" || url.protocol === "https:") ? [url.origin] : [];
}

const MONEY: Record<string, Intl.NumberFormat> = {};

/** Minor units as people write them: 10577 usd is $105.77. */
export function money(minorUnits: number, currency: string): string {
  const format = (MONEY[currency] ??= new Intl.NumberFormat("en-US", { style: "currency", currency }));
  return format.format(minorUnits / 100);
}
