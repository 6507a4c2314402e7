import type { Rewrite } from '#functions/platform/rewrites/rewrite.ts';

/** Marks orders older than packing jobs, so that the stream sees and packs them, too. */
export const packOlderOrders: Rewrite = {
  name: 'orders-to-packing',
  entities: ['order'],
  today: (item) => (item['toPack'] === true ? item : { ...item, toPack: true }),
};
