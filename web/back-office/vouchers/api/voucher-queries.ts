import { getVoucher } from '#shared/vouchers/staff-vouchers.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

export const voucherQuery = (id: string) => apiQuery(getVoucher, { params: { id } });
