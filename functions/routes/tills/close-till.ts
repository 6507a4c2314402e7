import { can } from '#shared/contract/access.ts';
import { closeTill as contract } from '#shared/tills/tills.contract.ts';
import { readTill } from '#functions/domain/tills/read-tills.ts';
import { closeTill } from '#functions/domain/tills/work-on-till.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(
  contract,
  async ({ params: { id }, actor: { userId, role }, body, table, now }) => {
    const worker = { id, userId, seesAll: can(role, 'payments.manage') };
    await closeTill({ table, now }, { ...body, ...worker });
    return readTill({ table }, worker);
  },
);
