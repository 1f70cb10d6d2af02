/** Shapes that objects of several kinds share. */
import { either, fields, filledText, listOf, oneOf, text, unsupported } from "./misfits.ts";

export const NAME = either(
  "a name, or a schema and a name",
  filledText,
  fields({ name: filledText }, { schema: filledText }),
);
export const COLUMNS = either('"*" or a list of columns', oneOf("*"), listOf(text));
export const HEADERS = listOf(fields({ name: filledText }, { value: text, value_from_env: filledText }));
export const ROLES = listOf(fields({ role: filledText }));
export const TRANSFORMS = { request_transform: unsupported, response_transform: unsupported };
