/** Lists page sizes apart from the pagination, because every page's initial chunk reads addresses. */
export const pageSizes = [5, 10, 20, 50] as const;
/** A list may define further sizes. */
export type PageSize = (typeof pageSizes)[number] | 100;
