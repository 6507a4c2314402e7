import type { Samples } from './sample.ts';

const days = { start: '2026-11-01', end: '2026-11-07' };

export const overviewSamples: Samples = {
  'overview/count-waiting': ({ people }) => ({ token: people.admin.accessToken }),
  'overview/get-category-margins': ({ people }) => ({ token: people.admin.accessToken }),
  'overview/get-commerce-overview': ({ people }) => ({
    token: people.admin.accessToken,
    query: { from: '2026-11-01', to: '2026-11-07' },
  }),
  'overview/get-dashboard': ({ people }) => ({ token: people.admin.accessToken }),
  'reports/get-report-summary': ({ people }) => ({ token: people.admin.accessToken, query: days }),
  'reports/list-money-days': ({ people }) => ({ token: people.admin.accessToken, query: days }),
  'reports/list-payment-days': ({ people }) => ({ token: people.admin.accessToken, query: days }),
  'reports/drill-payments': ({ people }) => ({ token: people.admin.accessToken, query: days }),
  'reports/list-order-days': ({ people }) => ({ token: people.admin.accessToken, query: days }),
  'reports/get-sales-report': ({ people }) => ({
    token: people.admin.accessToken,
    query: { ...days, groupBy: 'product' },
  }),
  'reports/get-profit-report': ({ people }) => ({
    token: people.admin.accessToken,
    query: { ...days, groupBy: 'order', first: 'worst' },
  }),
  'reports/get-analytics': ({ people }) => ({ token: people.admin.accessToken, query: days }),
  'reports/note-steps': () => ({ body: { steps: ['visit'] } }),
  'settings/get-order-rules': ({ people }) => ({ token: people.admin.accessToken }),
  'settings/save-order-rules': ({ people }) => ({
    token: people.admin.accessToken,
    body: {
      depositOn: false,
      depositFrom: 2_000_000,
      refusedShare: 50,
      refusedOf: 3,
      depositShare: 20,
      packsUnconfirmed: false,
      version: 0,
    },
  }),
  'search/find-anything': ({ people, product }) => ({
    token: people.admin.accessToken,
    query: { q: product.card.code },
  }),
};
