import { catalogue } from "./catalogue.ts";
import { groups } from "./groups.ts";
import { money } from "./money.ts";
import { people } from "./people.ts";
import type { Policy } from "./policy.ts";
import { support } from "./support.ts";
import { talk } from "./talk.ts";

/** Every tracked table and view but the enum tables, which no role reads. */
export const policy: Policy = { ...catalogue, ...people, ...groups, ...money, ...talk, ...support };
