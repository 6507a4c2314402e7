import { getVoucher as contract } from '#shared/vouchers/staff-vouchers.contract.ts';
import { getVoucher } from '#functions/domain/vouchers/save-voucher.ts';
import { toStaffVoucher } from '#functions/domain/vouchers/voucher-record.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params, table }) =>
  toStaffVoucher(await getVoucher({ table }, params.id)),
);
