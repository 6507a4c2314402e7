import { findGoods as contract } from '#shared/inventory/goods.contract.ts';
import { findGoods } from '#functions/domain/inventory/stock/find-goods.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, table, now }) => findGoods({ table, now }, query));
