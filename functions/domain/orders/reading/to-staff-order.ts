import { StaffOrder } from '#shared/orders/staff-orders.contract.ts';
import { amountToPay } from '../order-money.ts';
import type { StoredOrder } from '../order-record.ts';

/** Order as staff see it, without what it cost the shop. */
export const toStaffOrder = (order: StoredOrder): StaffOrder =>
  StaffOrder.parse({ ...order, missing: amountToPay(order) });
