import { z } from "zod";
import { achievements } from "./achievements.ts";
import { cycles } from "./cycles.ts";
import type { Channel, News } from "./define.ts";
import { identity } from "./identity.ts";
import { joining } from "./joining.ts";
import { managing } from "./managing.ts";
import { leaving } from "./leaving.ts";
import { payments } from "./payments.ts";
import { security } from "./security.ts";
import { support } from "./support.ts";
import { talk } from "./talk.ts";
import { votes } from "./votes.ts";

/** Every kind of news there is. The tables `notice_kinds`, `activity_kinds` and `post_kinds` list the same. */
export const CATALOGUE = {
  ...joining,
  ...cycles,
  ...payments,
  ...leaving,
  ...votes,
  ...identity,
  ...security,
  ...managing,
  ...achievements,
  ...support,
  ...talk,
};

export type NewsKind = keyof typeof CATALOGUE;
export const KINDS = Object.keys(CATALOGUE) as readonly NewsKind[];

type Definition<Kind extends NewsKind> = (typeof CATALOGUE)[Kind];

/** The kinds that are read in a channel. */
export type KindsIn<Where extends Channel> = {
  [Kind in NewsKind]: Where extends Definition<Kind>["channels"][number] ? Kind : never;
}[NewsKind];

export const isReadIn = <Where extends Channel>(kind: string, channel: Where): kind is KindsIn<Where> =>
  Object.hasOwn(CATALOGUE, kind) && (CATALOGUE[kind as NewsKind] as News).channels.includes(channel);

/** The values of a kind as they are told, and as they are kept but for the group's name. */
export type ValuesOf<Kind extends NewsKind> = z.output<Definition<Kind>["values"]>;

type GroupValue<Kind extends NewsKind> = Definition<Kind>["about"] extends "group" ? { group: string } : unknown;
/** The values of a kind as a row keeps them: news of a group has the group's name beside its own values. */
export type StoredValues<Kind extends NewsKind> = ValuesOf<Kind> & GroupValue<Kind>;

const named = z.looseObject({ group: z.string().min(1) });

/**
 * The values of a row, checked against their kind.
 * @throws ZodError where they are not the kind's
 */
export function readValues<Kind extends NewsKind>(kind: Kind, stored: unknown): StoredValues<Kind>;
export function readValues(kind: NewsKind, stored: unknown): object {
  const { about, values }: News = CATALOGUE[kind];
  if (about === "person") return values.parse(stored);
  const { group, ...rest } = named.parse(stored);
  return { ...values.parse(rest), group };
}
