import { packingOrderQuery } from '#web/back-office/shipping/api/packing-queries.ts';
import { staffDetail } from '#web/layouts/back-office/staff-detail.tsx';

/** The pages of one order in packing: its own, and its slip. */
export const packingDetail = staffDetail({
  query: packingOrderQuery,
  missing: ['ORDER_NOT_FOUND'],
  texts: { ns: 'packing', at: 'missing' },
  back: '/admin/e-commerce/packing',
});
