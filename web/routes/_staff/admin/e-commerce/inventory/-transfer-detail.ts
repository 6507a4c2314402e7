import { staffDetail } from '#web/layouts/back-office/staff-detail.tsx';
import { transferQuery } from '#web/back-office/inventory/api/inventory-queries.ts';

export const transferDetail = staffDetail({
  query: transferQuery,
  missing: ['TRANSFER_NOT_FOUND'],
  texts: { ns: 'transfers', at: 'missing' },
  back: '/admin/e-commerce/inventory/transfers',
});
