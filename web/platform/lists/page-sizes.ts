/**
 * Page sizes of lists. Separate from the pagination component, because every page's initial chunk reads
 * addresses.
 */
export const pageSizes = [5, 10, 20, 50] as const;
/** A list may define further sizes. */
export type PageSize = (typeof pageSizes)[number] | 100;
