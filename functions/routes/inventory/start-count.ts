import { startCount as contract } from '#shared/inventory/counts.contract.ts';
import { startCount } from '#functions/domain/inventory/counts/start-count.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ body, actor: { userId }, table, now }) =>
  startCount({ table, now }, { ...body, userId }),
);
