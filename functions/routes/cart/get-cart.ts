import { getCart as contract } from '#shared/cart/member-cart.contract.ts';
import { readMemberCart } from '#functions/domain/cart/read-cart.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { userId }, query, table, now }) =>
  readMemberCart({ table, now }, { userId, ...query }),
);
