import type { Routes } from "./define.ts";

/** The table of contents: everything Hasura and the providers may call. Sign-in is in auth/. */
export const routes: Routes = {
  actions: [],
  events: [],
  crons: [],
  webhooks: [],
};
