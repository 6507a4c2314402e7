/** Passes the address on unparsed: the page's own code parses it, outside the initial chunk. */
export const unread = <Search>(search: Record<string, unknown>): Search => search as Search;
