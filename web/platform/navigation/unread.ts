/**
 * For `validateSearch`: passes the address on unparsed. The page's own code parses it, so that list definitions
 * stay out of the initial chunk.
 */
export const unread = <Search>(search: Record<string, unknown>): Search => search as Search;
