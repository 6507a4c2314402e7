import { can } from '#shared/contract/access.ts';
import { receivePurchase as contract } from '#shared/purchasing/purchases.contract.ts';
import { receivePurchase } from '#functions/domain/purchasing/receive-purchase.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, actor: { userId, role }, body, table, now }) =>
  receivePurchase({ table, now }, { ...body, ...params, userId, seesCosts: can(role, 'costs.read') }),
);
