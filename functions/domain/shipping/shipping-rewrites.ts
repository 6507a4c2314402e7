import type { Rewrite } from '#functions/platform/rewrites/rewrite.ts';

/** Orders from before packing was followed: what is written on them is heard of, and they are packed as later ones are. */
export const packOlderOrders: Rewrite = {
  name: 'orders-to-packing',
  entities: ['order'],
  today: (item) => (item['toPack'] === true ? item : { ...item, toPack: true }),
};
