/** What the server tells of the newest package of one's own data. */
export interface Export {
  data_export_id: string;
  status: "asked" | "ready" | "expired" | "failed";
  asked_at: string;
  expires_at: string | null;
  ended_at: string | null;
}

/** How it stands at this moment: what has run out since the server told it can no longer be downloaded. */
export function exportStands(
  told: (Omit<Export, "status"> & { status: string }) | undefined,
  now: number,
): Export | undefined {
  if (!told) return undefined;
  const isOver = told.expires_at !== null && Date.parse(told.expires_at) <= now;
  return { ...told, status: isOver ? "expired" : (told.status as Export["status"]) };
}
