import { openTill as contract } from '#shared/tills/tills.contract.ts';
import { openTill } from '#functions/domain/tills/open-till.ts';
import { readTill } from '#functions/domain/tills/read-tills.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor: { userId }, body, table, now }) => {
  const { id } = await openTill({ table, now }, { ...body, userId });
  return readTill({ table }, { id, userId, seesAll: false });
});
