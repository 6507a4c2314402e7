import type { Samples } from './sample.ts';

export const overviewSamples: Samples = {
  'overview/count-waiting': ({ people }) => ({ token: people.admin.accessToken }),
  'overview/get-category-margins': ({ people }) => ({ token: people.admin.accessToken }),
  'overview/get-commerce-overview': ({ people }) => ({
    token: people.admin.accessToken,
    query: { from: '2026-11-01', to: '2026-11-07' },
  }),
  'search/find-anything': ({ people, product }) => ({
    token: people.admin.accessToken,
    query: { q: product.card.code },
  }),
};
