/** What a colour says. Apart from the colours themselves, which the first load does not need: they stand in the page. */
export const meanings = ["brand", "accent", "paid", "due", "late", "info"] as const;
export type Meaning = (typeof meanings)[number];
