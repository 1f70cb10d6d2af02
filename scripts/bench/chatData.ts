import { hash } from "node:crypto";
import type pg from "pg";

/** How many rows the bench has. */
export interface Sizes {
  groups: number;
  membersPerGroup: number;
  people: number;
  messagesPerGroup: number;
}

/** 200,000 messages in 2,000 groups. */
export const SIZES: Sizes = { groups: 2000, membersPerGroup: 6, people: 20_000, messagesPerGroup: 100 };

const TABLES = `
create table people (
  person_id uuid primary key, name text not null, handle text not null, avatar_url text,
  joined_at timestamptz not null);
create table groups (
  group_id uuid primary key, number int not null unique, title text not null, description text,
  contribution_cents int not null, currency text not null, created_at timestamptz not null);
create table memberships (
  group_id uuid not null, person_id uuid not null, seat int not null,
  role text not null, joined_at timestamptz not null, primary key (group_id, person_id), unique (group_id, seat));
create table messages (
  message_id uuid primary key default gen_random_uuid(), group_id uuid not null,
  sender_id uuid not null, body text not null, edited_at timestamptz,
  sent_at timestamptz not null default clock_timestamp());
`;

/** Created after the rows, which is quicker. */
const KEYS_AND_INDEXES = `
alter table memberships add foreign key (group_id) references groups, add foreign key (person_id) references people;
alter table messages add foreign key (group_id) references groups, add foreign key (sender_id) references people;
create index memberships_of_person on memberships (person_id);
create index messages_of_group on messages (group_id, sent_at desc);
`;

/**
 * Creates and fills the tables with the same rows on every machine. Some avatars and edits are null, as in real life.
 */
export async function createChatData(pool: pg.Pool, sizes: Sizes): Promise<void> {
  const { groups, membersPerGroup, people, messagesPerGroup } = sizes;
  const person = (n: string) => `md5('person ' || (${n}) % ${people})::uuid`;
  await pool.query(TABLES);
  await pool.query(`
    insert into people
    select ${person("n")}, 'Person number ' || n, 'person' || n,
           case when n % 5 > 0 then 'https://pictures.example/' || md5('picture ' || n) || '.webp' end,
           timestamptz '2025-01-01' + n * interval '11 minutes'
      from generate_series(0, ${people - 1}) n`);
  await pool.query(`
    insert into groups
    select md5('group ' || g)::uuid, g, 'Savings circle ' || g,
           case when g % 3 > 0 then 'We save for what matters to each of us, round ' || g || '.' end,
           1000 + g % 40 * 500, (array['USD', 'EUR', 'KES'])[g % 3 + 1],
           timestamptz '2025-06-01' + g * interval '1 hour'
      from generate_series(0, ${groups - 1}) g`);
  await pool.query(`
    insert into memberships
    select md5('group ' || g)::uuid, ${person(`g * ${membersPerGroup} + seat`)}, seat,
           case seat when 0 then 'organizer' else 'member' end,
           timestamptz '2025-06-02' + (g * 60 + seat * 7) * interval '1 minute'
      from generate_series(0, ${groups - 1}) g, generate_series(0, ${membersPerGroup - 1}) seat`);
  // Message by message, not group by group, because in real life the messages of a group lie scattered over the table.
  await pool.query(`
    insert into messages (message_id, group_id, sender_id, body, edited_at, sent_at)
    select md5('message ' || g || ' ' || n)::uuid, md5('group ' || g)::uuid,
           ${person(`g * ${membersPerGroup} + n % ${membersPerGroup}`)},
           'Message ' || n || ' says "' || repeat('see you on Sunday, ', 1 + n % 6) || '" to group ' || g,
           case when n % 10 = 0 then timestamptz '2026-01-02' + n * interval '1 minute' end,
           timestamptz '2026-01-01' + n * interval '1 hour' + g * interval '1 second'
      from generate_series(0, ${messagesPerGroup - 1}) n, generate_series(0, ${groups - 1}) g`);
  await pool.query(KEYS_AND_INDEXES);
  // It runs now, because autovacuum would otherwise run in the middle of a round.
  for (const table of ["people", "groups", "memberships", "messages"]) await pool.query(`vacuum analyze ${table}`);
}

export const groupId = (group: number): string => md5Uuid(`group ${group}`);
export const personId = (person: number): string => md5Uuid(`person ${person}`);
export const messageId = (group: number, message: number): string => md5Uuid(`message ${group} ${message}`);

/** The person in a seat of a group. */
export const memberId = ({ membersPerGroup, people }: Sizes, group: number, seat: number): string =>
  personId((group * membersPerGroup + seat) % people);

function md5Uuid(text: string): string {
  return hash("md5", text).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
