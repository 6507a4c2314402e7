import { getStaffReturnSlip as contract } from '#shared/returns/staff-returns.contract.ts';
import { asShop } from '#functions/domain/orders/reading/requester.ts';
import { requireReturn } from '#functions/domain/returns/read-returns.ts';
import { returnSlip } from '#functions/domain/returns/return-slip.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params: { id }, table, now }) =>
  returnSlip({ table, now }, await requireReturn({ table, now }, { id, asker: asShop })),
);
