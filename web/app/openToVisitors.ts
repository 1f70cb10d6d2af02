/** Put on a route as its `handle`: visitors may open it too. */
export const openToVisitors = { isOpenToVisitors: true } as const;
