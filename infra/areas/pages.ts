import type { Handler } from './area.ts';

/**
 * Pages that search engines and shared links read, with the data of their first screen; sitemap and robots.txt.
 */
export const showPage: Handler = {
  entry: 'routes/pages/show-page',
  rights: {
    table: 'read',
    indexes: ['gsi1'],
    views: ['products', 'categories', 'makers'],
    web: 'read',
    edge: true,
  },
};
