import { getOwnPrices as contract } from '#shared/price-books/own-prices.contract.ts';
import { ownPrices } from '#functions/domain/price-books/own-prices.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, params, table, now }) =>
  ownPrices(
    { table, now },
    { ...params, owner: actor ? { kind: 'member', userId: actor.userId } : { kind: 'guest' } },
  ),
);
