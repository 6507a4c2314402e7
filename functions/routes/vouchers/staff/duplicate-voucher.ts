import { duplicateVoucher as contract } from '#shared/vouchers/staff-vouchers.contract.ts';
import { duplicateVoucher } from '#functions/domain/vouchers/save-voucher.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { userId }, params, body, table, now }) =>
  duplicateVoucher({ table, now }, { ...body, ...params, userId }),
);
