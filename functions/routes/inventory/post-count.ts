import { postCount as contract } from '#shared/inventory/counts.contract.ts';
import { postCount } from '#functions/domain/inventory/counts/post-count.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, body, actor: { userId }, table, now }) =>
  postCount({ table, now }, { ...body, id, userId }),
);
