import { updateVoucher as contract } from '#shared/vouchers/staff-vouchers.contract.ts';
import { updateVoucher } from '#functions/domain/vouchers/save-voucher.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, body, table, now }) =>
  updateVoucher({ table, now }, { ...body, ...params }),
);
