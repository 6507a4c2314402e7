/**
 * Whether the back office has a page at this path that the router did not know. While the app is being written it knows
 * all; the build puts the addresses of the back office here, which join the router on arrival: `web/build/late-pages.ts`.
 */
export const isLatePage = (_path: string): boolean => false;
