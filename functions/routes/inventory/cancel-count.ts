import { cancelCount as contract } from '#shared/inventory/counts.contract.ts';
import { cancelCount } from '#functions/domain/inventory/counts/start-count.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, body, actor: { userId }, table, now }) =>
  cancelCount({ table, now }, { ...body, id, userId }),
);
