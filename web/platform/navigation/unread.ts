/**
 * What an address says, as it stands, for `validateSearch` of a page whose own code reads it: how a list is narrowed
 * need not come with the first page of the site.
 */
export const unread = <Search>(search: Record<string, unknown>): Search => search as Search;
