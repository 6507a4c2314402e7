/** How many rows a page of a list may hold. Apart from what draws pages: addresses are read by the first code. */
export const pageSizes = [5, 10, 20, 50] as const;
/** A list may have sizes of its own. */
export type PageSize = (typeof pageSizes)[number] | 100;
