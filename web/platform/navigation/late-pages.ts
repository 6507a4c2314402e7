/**
 * Tells whether the back office has a page at this path that is not yet registered in the router. In
 * development all pages are registered. The build replaces this with the addresses of the back office, whose
 * routes are added on demand: `web/build/late-pages.ts`.
 */
export const isLatePage = (_path: string): boolean => false;
