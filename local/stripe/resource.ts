import type { FormFields } from "../simulator/forms.ts";

/** One call of the API, after the protocol has been handled. */
export interface ApiCall {
  params: Record<string, string>;
  /** Query of a GET, form of a POST; without `expand`. */
  fields: FormFields;
}

/** The calls of one resource, by `METHOD /path`. Each answers an object or throws ApiError. */
export type Resource = Record<string, (call: ApiCall) => object>;
