import { handOutVoucher as contract } from '#shared/vouchers/staff-vouchers.contract.ts';
import { giveVoucher } from '#functions/domain/vouchers/give-voucher.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { userId: by }, params, body, table, now }) =>
  giveVoucher({ table, now }, { ...body, ...params, by }),
);
