import { can } from '#shared/contract/access.ts';
import { getTillSlip as contract } from '#shared/tills/tills.contract.ts';
import { printSlip } from '#functions/domain/tills/print-slip.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, actor: { userId, role }, table }) =>
  printSlip({ table }, { id, userId, seesAll: can(role, 'payments.manage') }),
);
