import type { Handler } from './area.ts';

/** Pages for search engines and shared links, with their first data; sitemap, feed, calendar files, robots.txt. */
export const showPage: Handler = {
  entry: 'routes/pages/show-page',
  rights: {
    table: 'read',
    indexes: ['gsi1'],
    views: ['products', 'categories', 'makers', 'news', 'documents'],
    web: 'read',
    edge: true,
  },
};
