import type { StoredOrder } from '#functions/domain/orders/order-record.ts';

const over: readonly StoredOrder['status'][] = ['cancelled', 'refunded', 'returned'];

type Standing = Pick<StoredOrder, 'status' | 'paymentStatus'>;

export const isOver = ({ status }: Pick<Standing, 'status'>): boolean => over.includes(status);

export const isPaid = ({ paymentStatus }: Pick<Standing, 'paymentStatus'>): boolean =>
  paymentStatus === 'paid' || paymentStatus === 'refunded';

/** An order that still waits for its money. */
export const isPayable = (order: Standing): boolean => !isOver(order) && !isPaid(order);
