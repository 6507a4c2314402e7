import type { Order } from './order.ts';

type Asked = Pick<Order, 'paymentStatus' | 'paymentMethod' | 'flags' | 'provenBy'>;

/** What makes the shop sure of an order's money: that it has come, will come with the goods, or was granted later. */
export type Cover = 'paid' | 'cash' | 'credit';

/** Undefined while the order awaits its money, or in cash its buyer's proof: then nothing of it may be packed. */
export function coverOf({ paymentStatus, paymentMethod, flags, provenBy }: Asked): Cover | undefined {
  if (paymentStatus === 'paid' || paymentStatus === 'refunded') return 'paid';
  if (flags.includes('on_credit')) return 'credit';
  return paymentMethod === 'cash' && provenBy !== null ? 'cash' : undefined;
}

/** What an order that is not agreed to yet waits for: its money, or in cash a word that it is meant. */
export type OrderWait = 'money' | 'proof';

export function awaitedBy({
  status,
  paymentMethod,
  provenBy,
}: Pick<Order, 'status' | 'paymentMethod' | 'provenBy'>): OrderWait | undefined {
  if (status !== 'draft') return undefined;
  return paymentMethod === 'cash' && provenBy === null ? 'proof' : 'money';
}
