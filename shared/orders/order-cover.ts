import type { Order } from './order.ts';

type Asked = Pick<Order, 'paymentStatus' | 'paymentMethod' | 'flags'>;

/** What makes the shop sure of an order's money: that it has come, will come with the goods, or was granted later. */
export type Cover = 'paid' | 'cash' | 'credit';

/** Undefined while the order awaits its money: then nothing of it may be packed. */
export function coverOf({ paymentStatus, paymentMethod, flags }: Asked): Cover | undefined {
  if (paymentStatus === 'paid' || paymentStatus === 'refunded') return 'paid';
  if (flags.includes('on_credit')) return 'credit';
  return paymentMethod === 'cash' ? 'cash' : undefined;
}
