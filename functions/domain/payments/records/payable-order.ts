import { missingOf, type OrderMoney } from '#functions/domain/orders/order-money.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';

const over: readonly StoredOrder['status'][] = ['cancelled', 'refunded', 'returned'];

type OrderStanding = Pick<StoredOrder, 'status' | 'paymentStatus'>;

export const isClosed = ({ status }: Pick<OrderStanding, 'status'>): boolean => over.includes(status);

export const isPaid = ({ paymentStatus }: Pick<OrderStanding, 'paymentStatus'>): boolean =>
  paymentStatus === 'paid' || paymentStatus === 'refunded';

/** Tells whether something is still to be paid. Goods returned before payment cost nothing. */
export const isPayable = (order: OrderStanding & OrderMoney): boolean =>
  !isClosed(order) && !isPaid(order) && missingOf(order) > 0;
