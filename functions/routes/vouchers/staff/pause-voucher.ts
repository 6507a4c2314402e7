import { pauseVoucher as contract } from '#shared/vouchers/staff-vouchers.contract.ts';
import { pauseVoucher } from '#functions/domain/vouchers/pause-voucher.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, body, table, now }) =>
  pauseVoucher({ table, now }, { ...body, ...params }),
);
