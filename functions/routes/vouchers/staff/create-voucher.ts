import { createVoucher as contract } from '#shared/vouchers/staff-vouchers.contract.ts';
import { createVoucher } from '#functions/domain/vouchers/save-voucher.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { userId }, body, table, now }) =>
  createVoucher({ table, now }, { ...body, userId }),
);
