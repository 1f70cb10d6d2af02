/** Whom an invitation is for. `pickedAlias` is null where an address was typed. */
export interface Addressee {
  email: string;
  pickedAlias: string | null;
}
