import { exchangeGoods as contract } from '#shared/returns/exchange.contract.ts';
import { exchangeGoods } from '#functions/domain/checkout/exchange-goods.ts';
import { toReturn } from '#functions/domain/returns/return-record.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(
  contract,
  async ({ actor: staff, params: { id }, body: asked, sourceIp, table, now }) =>
    toReturn(await exchangeGoods({ table, now }, { id, staff, asked, sourceIp })),
);
