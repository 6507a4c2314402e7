/**
 * Passes the address on unparsed, for `validateSearch`. The page's own code parses it, so that list definitions
 * stay out of the initial chunk.
 */
export const unread = <Search>(search: Record<string, unknown>): Search => search as Search;
