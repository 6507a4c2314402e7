import { StaffOrder } from '#shared/orders/staff-orders.contract.ts';
import { stillToPay } from '../order-money.ts';
import type { StoredOrder } from '../order-record.ts';

/** What staff see of an order: all but what it cost the shop. */
export const toStaffOrder = (order: StoredOrder): StaffOrder =>
  StaffOrder.parse({ ...order, missing: stillToPay(order) });
