import { createHash } from "node:crypto";
import type { BetterAuthPlugin, DBTransactionAdapter, Where } from "better-auth";

/** The hash of a session's token, which the database keeps instead of the token: 43 characters. */
export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("base64url");

/**
 * Stores sessions under the hash of their token, so that a stolen table opens no session. The library still works with
 * the cookie's token: it is hashed in every query, and a session that was asked for by its token is returned with it.
 * Sessions found in another way carry the hash.
 */
export const sealedSessions = {
  id: "sealed-sessions",
  init: ({ adapter }) => ({
    context: {
      adapter: {
        ...adapter,
        ...sealed(adapter),
        transaction: (work) => adapter.transaction((inner) => work(sealed(inner))),
      },
    },
  }),
} satisfies BetterAuthPlugin;

function sealed(adapter: DBTransactionAdapter): DBTransactionAdapter {
  return {
    ...adapter,
    create: async (ask) =>
      shown(ask, await adapter.create({ ...ask, data: hashedIn(ask, ask.data) }), [tokenIn(ask.data)]),
    findOne: async (ask) => shown(ask, await adapter.findOne(hashedWhere(ask)), tokensAskedFor(ask)),
    findMany: async <T>(ask: Parameters<DBTransactionAdapter["findMany"]>[0]) => {
      const found = await adapter.findMany<T>(hashedWhere(ask));
      return found.map((row) => shown(ask, row, tokensAskedFor(ask)));
    },
    count: (ask) => adapter.count(hashedWhere(ask)),
    update: async (ask) =>
      shown(ask, await adapter.update({ ...hashedWhere(ask), update: hashedIn(ask, ask.update) }), tokensAskedFor(ask)),
    updateMany: (ask) => adapter.updateMany({ ...hashedWhere(ask), update: hashedIn(ask, ask.update) }),
    delete: (ask) => adapter.delete(hashedWhere(ask)),
    deleteMany: (ask) => adapter.deleteMany(hashedWhere(ask)),
    consumeOne: async (ask) => shown(ask, await adapter.consumeOne(hashedWhere(ask)), tokensAskedFor(ask)),
    incrementOne: async (ask) => shown(ask, await adapter.incrementOne(hashedWhere(ask)), tokensAskedFor(ask)),
  };
}

interface Ask {
  model: string;
  where?: Where[] | undefined;
}

const isOfSession = ({ model }: Ask) => model === "session";
const tokenIn = (row: object) => ("token" in row && typeof row.token === "string" ? row.token : undefined);

function hashedIn<Row extends object>(ask: Ask, row: Row): Row {
  const token = isOfSession(ask) ? tokenIn(row) : undefined;
  return token === undefined ? row : { ...row, token: tokenHash(token) };
}

function hashedWhere<Asked extends Ask>(ask: Asked): Asked {
  if (!isOfSession(ask) || !ask.where) return ask;
  const hashed = (value: Where["value"]): Where["value"] => {
    if (Array.isArray(value)) return value.map((token) => tokenHash(String(token)));
    return typeof value === "string" ? tokenHash(value) : value;
  };
  return {
    ...ask,
    where: ask.where.map((part) => (part.field === "token" ? { ...part, value: hashed(part.value) } : part)),
  };
}

const tokensAskedFor = ({ where = [] }: Ask): unknown[] =>
  where.filter(({ field }) => field === "token").flatMap(({ value }) => value);

/** The row with its token instead of the hash, if the token is one of these. */
function shown<Row>(ask: Ask, row: Row, tokens: readonly unknown[]): Row {
  if (!isOfSession(ask) || typeof row !== "object" || row === null) return row;
  const token = tokens.find((one) => typeof one === "string" && tokenHash(one) === tokenIn(row));
  return token === undefined ? row : { ...row, token };
}
