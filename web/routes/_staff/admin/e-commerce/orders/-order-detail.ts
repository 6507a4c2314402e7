import { staffOrderQuery } from '#web/back-office/orders/api/order-queries.ts';
import { staffDetail } from '#web/layouts/back-office/staff-detail.tsx';

/** The pages of one order: its own, its edit page, its papers. */
export const orderDetail = staffDetail({
  query: staffOrderQuery,
  missing: ['ORDER_NOT_FOUND', 'BAD_REQUEST'],
  texts: { ns: 'staffOrders', at: 'missing' },
  back: '/admin/e-commerce/orders',
  titled: true,
});
