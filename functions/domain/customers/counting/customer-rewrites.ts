import type { Rewrite } from '#functions/platform/rewrites/rewrite.ts';

/** Rewrites orders from before customers were kept, so that their change events count them like later ones. */
export const countOlderOrders: Rewrite = {
  name: 'orders-to-customers',
  entities: ['order'],
  today: (item) => (item['toCount'] === true ? item : { ...item, toCount: true }),
};
