import type { Rewrite } from '#functions/platform/rewrites/rewrite.ts';

/** Orders from before customers were kept: what is written on them is heard of, and they are counted as later ones are. */
export const countOlderOrders: Rewrite = {
  name: 'orders-to-customers',
  entities: ['order'],
  today: (item) => (item['toCount'] === true ? item : { ...item, toCount: true }),
};
