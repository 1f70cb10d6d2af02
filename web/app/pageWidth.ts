/** The one width that header, menu and content share on wide screens. */
export const pageWidth = { maxW: "88rem", mx: "auto", w: "full" } as const;
