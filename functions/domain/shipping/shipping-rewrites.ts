import type { Rewrite } from '#functions/platform/rewrites/rewrite.ts';

/**
 * Marks orders from before packing jobs existed, so that the stream sees them and they are packed like later
 * ones.
 */
export const packOlderOrders: Rewrite = {
  name: 'orders-to-packing',
  entities: ['order'],
  today: (item) => (item['toPack'] === true ? item : { ...item, toPack: true }),
};
