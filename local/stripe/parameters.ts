import { invalidRequest } from "./apiErrors.ts";
import type { FormFields, FormValue } from "../simulator/forms.ts";

/** Reads one parameter's wire value. @throws ApiError naming the parameter. */
export type Rule = (value: FormValue, param: string) => unknown;

/**
 * The parameters of a call. The table must name every parameter of the SDK's type, so it no longer compiles when an
 * upgrade of the package adds, renames or removes one.
 */
export type ParameterTable<Params> = { [Name in keyof Required<Params>]: Rule };

/**
 * Decodes what was sent into the types of the SDK's parameters.
 * @throws ApiError `parameter_unknown` for names outside the table, `parameter_missing`, `parameter_invalid_*`
 */
export function readParameters<Params>(
  fields: FormFields,
  table: ParameterTable<Params>,
  required: (keyof Params & string)[] = [],
): Params {
  for (const name of required) {
    if (fields[name] === undefined)
      throw invalidRequest(`Missing required param: ${name}.`, { code: "parameter_missing", param: name });
  }
  return readGroup(fields, table as Record<string, Rule>, "") as Params;
}

function readGroup(fields: FormFields, table: Record<string, Rule>, inside: string): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    const param = inside ? `${inside}[${name}]` : name;
    const rule = Object.hasOwn(table, name) ? table[name] : undefined;
    if (!rule) throw invalidRequest(`Received unknown parameter: ${param}`, { code: "parameter_unknown", param });
    read[name] = rule(value, param);
  }
  return read;
}

function isGroup(value: FormValue): value is FormFields {
  return typeof value === "object" && !Array.isArray(value);
}

export function text({ longest = 5_000 } = {}): Rule {
  return (value, param) => {
    if (typeof value !== "string") throw invalidRequest(`Invalid string: ${JSON.stringify(value)}`, { param });
    if (value.length > longest) {
      throw invalidRequest(`Invalid string: must be at most ${longest} characters`, {
        code: "parameter_invalid_string_length",
        param,
      });
    }
    return value;
  };
}

export function integer({ least = Number.MIN_SAFE_INTEGER, most = 99_999_999 } = {}): Rule {
  return (value, param) => {
    if (typeof value !== "string" || !/^-?\d+$/.test(value)) {
      throw invalidRequest(`Invalid integer: ${String(value)}`, { code: "parameter_invalid_integer", param });
    }
    const number = Number(value);
    if (number < least) {
      throw invalidRequest(`This value must be greater than or equal to ${least}.`, {
        code: "parameter_invalid_integer",
        param,
      });
    }
    if (number > most) {
      throw invalidRequest(`This value must be less than or equal to ${most}.`, {
        code: "parameter_invalid_integer",
        param,
      });
    }
    return number;
  };
}

/** Seconds since the epoch. */
export const timestamp: Rule = integer({ least: 0, most: 253_402_300_799 });

export const flag: Rule = (value, param) => {
  if (value === "true") return true;
  if (value === "false") return false;
  throw invalidRequest(`Invalid boolean: ${String(value)}`, { param });
};

export function oneOf(...allowed: string[]): Rule {
  return (value, param) => {
    if (typeof value === "string" && allowed.includes(value)) return value;
    const list = allowed.length > 1 ? `${allowed.slice(0, -1).join(", ")}, or ${allowed.at(-1)}` : allowed[0];
    throw invalidRequest(`Invalid ${param}: must be one of ${list}`, { param });
  };
}

export function list(of: Rule, { most = 100 } = {}): Rule {
  return (value, param) => {
    if (value === "") return [];
    if (!Array.isArray(value)) throw invalidRequest("Invalid array", { param });
    if (value.length > most) throw invalidRequest(`Array must have at most ${most} elements`, { param });
    return value.map((item, index) => of(item, `${param}[${index}]`));
  };
}

export function group(table: Record<string, Rule>): Rule {
  return (value, param) => {
    if (value === "") return {};
    if (!isGroup(value)) throw invalidRequest("Invalid object", { param });
    return readGroup(value, table, param);
  };
}

/** Up to 50 keys of 40 characters with values of 500. An empty value removes its key, an empty text removes them all. */
export const metadata: Rule = (value, param) => {
  if (value === "") return "";
  if (!isGroup(value)) throw invalidRequest("Metadata must be an object", { param });
  const entries = Object.entries(value);
  if (entries.length > 50) throw invalidRequest("Metadata can have at most 50 keys", { param });
  const limited = text({ longest: 500 });
  return Object.fromEntries(
    entries.map(([key, item]) => {
      if (key.length > 40)
        throw invalidRequest("Metadata keys can have at most 40 characters", { param: `${param}[${key}]` });
      return [key, limited(item, `${param}[${key}]`)];
    }),
  );
};

export const currency: Rule = (value, param) => {
  const code = String(value).toLowerCase();
  if (!/^[a-z]{3}$/.test(code)) throw invalidRequest(`Invalid currency: ${String(value)}`, { param });
  return code;
};

export function address(): Rule {
  const line = text();
  return group({ city: line, country: line, line1: line, line2: line, postal_code: line, state: line });
}

/** Stripe has the parameter, but the simulator ignores it: it is refused, so that nobody relies on its effect. */
export const notSimulated: Rule = (_value, param) => {
  throw invalidRequest(`The local Stripe simulator does not simulate the parameter ${param}`, {
    code: "parameter_not_simulated",
    param,
  });
};

/** Merges as Stripe does: given keys replace, empty ones unset, an empty text clears. */
export function mergeMetadata(
  before: Record<string, string>,
  given: Record<string, string> | "" | undefined,
): Record<string, string> {
  if (given === undefined) return before;
  if (given === "") return {};
  return Object.fromEntries(Object.entries({ ...before, ...given }).filter(([, value]) => value !== ""));
}
