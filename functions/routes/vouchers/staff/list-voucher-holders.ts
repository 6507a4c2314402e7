import { listVoucherHolders as contract } from '#shared/vouchers/staff-vouchers.contract.ts';
import { listHolders } from '#functions/domain/vouchers/list-holders.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, query, table, now }) =>
  listHolders({ table, now }, { ...query, ...params }),
);
