import { deleteVoucher as contract } from '#shared/vouchers/staff-vouchers.contract.ts';
import { deleteVoucher } from '#functions/domain/vouchers/save-voucher.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, table, now }) =>
  deleteVoucher({ table, now }, params.id),
);
