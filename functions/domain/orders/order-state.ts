import { AppError } from '#shared/errors.ts';
import { mayBecome, type OrderStatus } from '#shared/orders/order-status.ts';
import type { StoredOrder } from './order-record.ts';

export const wrongState = ({ status }: Pick<StoredOrder, 'status'>): AppError =>
  new AppError('ORDER_STATE', { params: { status } });

/** Refuses a move the order may not make from where it stands. */
export function requireMove(order: StoredOrder, to: OrderStatus): void {
  if (!mayBecome(order.status, to)) throw wrongState(order);
}
