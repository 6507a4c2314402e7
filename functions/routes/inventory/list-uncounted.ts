import { listUncounted as contract } from '#shared/inventory/counts.contract.ts';
import { listUncounted } from '#functions/domain/inventory/counts/list-uncounted.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, table, now }) =>
  listUncounted({ table, now }, id),
);
