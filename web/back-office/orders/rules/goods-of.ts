import type { OrderRow } from '#shared/orders/order-lists.contract.ts';

/** The first goods of an order in one line. */
export const goodsOf = ({ items }: Pick<OrderRow, 'items'>): string =>
  items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
