/**
 * The areas of text and their keys; English is the original. A new area is three files in `locales/` and one line here.
 * The server's refusals are worded in `schema/refusals` and its news in `schema/news`, where the server reads them too.
 */
import type { Values } from "../../schema/words/translator.ts";
import type auth from "./locales/en/auth.json";
import type circle from "./locales/en/circle.json";
import type contribution from "./locales/en/contribution.json";
import type browse from "./locales/en/browse.json";
import type doors from "./locales/en/doors.json";
import type create from "./locales/en/create.json";
import type dashboard from "./locales/en/dashboard.json";
import type identity from "./locales/en/identity.json";
import type news from "../../schema/news/en.json";
import type faq from "./locales/en/faq.json";
import type glba from "./locales/en/glba.json";
import type errors from "./locales/en/errors.json";
import type groups from "./locales/en/groups.json";
import type invites from "./locales/en/invites.json";
import type leaving from "./locales/en/leaving.json";
import type legal from "./locales/en/legal.json";
import type manage from "./locales/en/manage.json";
import type messages from "./locales/en/messages.json";
import type organizer from "./locales/en/organizer.json";
import type payments from "./locales/en/payments.json";
import type picture from "./locales/en/picture.json";
import type profile from "./locales/en/profile.json";
import type paymentSchedule from "./locales/en/paymentSchedule.json";
import type privacy from "./locales/en/privacy.json";
import type push from "./locales/en/push.json";
import type record from "./locales/en/record.json";
import type recovery from "./locales/en/recovery.json";
import type registering from "./locales/en/registering.json";
import type refusals from "../../schema/refusals/en.json";
import type restart from "./locales/en/restart.json";
import type ring from "./locales/en/ring.json";
import type settings from "./locales/en/settings.json";
import type security from "./locales/en/security.json";
import type onboarding from "./locales/en/onboarding.json";
import type tutorial from "./locales/en/tutorial.json";
import type help from "./locales/en/help.json";
import type support from "./locales/en/support.json";
import type location from "./locales/en/location.json";
import type shell from "./locales/en/shell.json";
import type terms from "./locales/en/terms.json";
import type ui from "./locales/en/ui.json";
import type votes from "./locales/en/votes.json";

export interface Areas {
  auth: typeof auth;
  circle: typeof circle;
  contribution: typeof contribution;
  browse: typeof browse;
  create: typeof create;
  doors: typeof doors;
  dashboard: typeof dashboard;
  identity: typeof identity;
  errors: typeof errors;
  groups: typeof groups;
  invites: typeof invites;
  leaving: typeof leaving;
  legal: typeof legal;
  manage: typeof manage;
  messages: typeof messages;
  news: typeof news;
  organizer: typeof organizer;
  payments: typeof payments;
  paymentSchedule: typeof paymentSchedule;
  picture: typeof picture;
  profile: typeof profile;
  push: typeof push;
  record: typeof record;
  refusals: typeof refusals;
  recovery: typeof recovery;
  registering: typeof registering;
  restart: typeof restart;
  ring: typeof ring;
  settings: typeof settings;
  security: typeof security;
  onboarding: typeof onboarding;
  tutorial: typeof tutorial;
  help: typeof help;
  support: typeof support;
  location: typeof location;
  shell: typeof shell;
  ui: typeof ui;
  votes: typeof votes;
}

/** Long texts that are seldom read, and read whole: those of law, and the answers of the help page. */
export interface Documents {
  faq: typeof faq;
  glba: typeof glba;
  privacy: typeof privacy;
  terms: typeof terms;
}

type WithoutForm<Key extends string> = Key extends `${infer Name}_${"one" | "many" | "other"}` ? Name : Key;

type KeysIn<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? WithoutForm<Key> : `${Key}.${KeysIn<Tree[Key]>}`;
}[keyof Tree & string];

/** `status.started`: the way to a text of an area. A text with plural forms has one key. */
export type Key<Area extends keyof Areas> = KeysIn<Areas[Area]>;

/** Says a sentence of an area; which values it needs stands in the text. */
export type Say<Area extends keyof Areas> = (key: Key<Area>, values?: Values) => string;
