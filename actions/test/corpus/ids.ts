/** A well-formed id that belongs to nothing. */
export const NOBODY = "11111111-1111-4111-8111-111111111111";

const TIMED = "0197f3a0-7c00-7000-8000-0123456789ab";
const MANGLED: readonly ((id: string) => string)[] = [
  (id) => id,
  (id) => id.toUpperCase(),
  (id) => `{${id}}`,
  (id) => `urn:uuid:${id}`,
  (id) => id.replaceAll("-", ""),
  (id) => id.replaceAll("-", "_"),
  (id) => id.replaceAll("-", "\u2010"),
  (id) => ` ${id}`,
  (id) => `${id} `,
  (id) => `${id}\n`,
  (id) => `${id}\u0000`,
  (id) => `${id}'`,
  (id) => `${id}' or '1'='1`,
  (id) => `${id}/../${id}`,
  (id) => `${id}?x=1`,
  (id) => `${id},${id}`,
  (id) => id.slice(0, -1),
  (id) => `${id}0`,
  (id) => id.replace(/.$/, "g"),
  (id) => id.replace(/.$/, "\u0430"),
  (id) => id.slice(9),
  (id) => `%${id.slice(1)}`,
  (id) => Buffer.from(id).toString("base64"),
  (id) => Buffer.from(`[1, "public", "groups", "${id}"]`).toString("base64"),
];
const IDS = [
  NOBODY,
  TIMED,
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
  "11111111-1111-1111-1111-111111111111",
  "11111111-1111-9111-c111-111111111111",
] as const;

/** Ids that belong to nothing, in all writings, and what looks like an id. */
export const UUIDS: readonly unknown[] = [
  ...IDS.flatMap((id) => MANGLED.map((mangle) => mangle(id))),
  [NOBODY],
  [NOBODY, NOBODY],
  { group_id: NOBODY },
  Array.from({ length: 5000 }, () => NOBODY),
];
