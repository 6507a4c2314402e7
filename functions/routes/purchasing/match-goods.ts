import { matchGoods as contract } from '#shared/purchasing/purchases.contract.ts';
import { matchGoods } from '#functions/domain/purchasing/find-goods.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ body, table, now }) => matchGoods({ table, now }, body.codes));
