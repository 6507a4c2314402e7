import { can } from '#shared/contract/access.ts';
import { listTillEntries as contract } from '#shared/tills/tills.contract.ts';
import { listEntries } from '#functions/domain/tills/read-tills.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, query, actor: { userId, role }, table }) =>
  listEntries({ table }, { ...query, id, userId, seesAll: can(role, 'payments.manage') }),
);
