import { moveTillCash as contract } from '#shared/tills/tills.contract.ts';
import { readTill } from '#functions/domain/tills/read-tills.ts';
import { moveCash } from '#functions/domain/tills/work-on-till.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(
  contract,
  async ({ params: { id }, actor: { userId }, body, table, now }) => {
    await moveCash({ table, now }, { ...body, id, userId });
    return readTill({ table }, { id, userId, seesAll: false });
  },
);
