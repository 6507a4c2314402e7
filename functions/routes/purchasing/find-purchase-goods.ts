import { findPurchaseGoods as contract } from '#shared/purchasing/purchases.contract.ts';
import { findPurchaseGoods } from '#functions/domain/purchasing/find-goods.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, table, now }) =>
  findPurchaseGoods({ table, now }, query.q),
);
