import { countGoods as contract } from '#shared/inventory/counts.contract.ts';
import { countGoods } from '#functions/domain/inventory/counts/count-goods.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, body, actor: { userId }, table, now }) =>
  countGoods({ table, now }, { ...body, id, userId }),
);
