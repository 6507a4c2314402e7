import { can } from '#shared/contract/access.ts';
import { getTill as contract } from '#shared/tills/tills.contract.ts';
import { readTill } from '#functions/domain/tills/read-tills.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, actor: { userId, role }, table }) =>
  readTill({ table }, { id, userId, seesAll: can(role, 'payments.manage') }),
);
