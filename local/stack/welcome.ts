import { portOf, type Settings } from "./settings.ts";

const PASSWORD = "savings-circle-demo-1";
const PEOPLE = [
  ["amina@example.com", "organizer, All-Inclusive"],
  ["bruno@example.com", "member, Premium"],
  ["chloe@example.com", "member, Free"],
  ["newcomer@example.com", "confirmed, not verified"],
  ["admin@example.com", "platform admin, once two-factor is on"],
] as const;

/** One table with the addresses and the demo sign-ins. */
export function welcome({
  adminSecretFile,
  origin,
  settings,
}: {
  settings: Settings;
  origin: string;
  adminSecretFile: string;
}): string {
  const at = (service: Parameters<typeof portOf>[1]) => `http://localhost:${portOf(settings, service)}`;
  const rows: [string, string][] = [
    ["Savings Circle", origin],
    ["Mailbox (confirmation mails)", at("mail")],
    ["Card payments (simulated)", at("stripe")],
    ["Identity checks (simulated)", at("didit")],
    ["Lock screens (pushes to devices)", at("push")],
    ["Google and Apple accounts (simulated)", at("oidc")],
    ["GraphQL", `${at("engine")}/v1/graphql`],
    ["GraphQL console (asks for the admin secret)", `${at("engine")}/console`],
    ["Secrets", adminSecretFile],
    ["Move the clock", `curl ${origin}/_local/clock -H 'content-type: application/json' -d '{"advance":"3d"}'`],
  ];
  if (settings.seed === "demo")
    for (const [email, who] of PEOPLE) rows.push([`Sign in: ${email}`, `${PASSWORD}   (${who})`]);
  const width = Math.max(...rows.map(([label]) => label.length)) + 2;
  return `\n${rows.map(([label, value]) => `  ${label.padEnd(width)}${value}`).join("\n")}\n`;
}
