import { can } from '#shared/contract/access.ts';
import { getPurchase as contract } from '#shared/purchasing/purchases.contract.ts';
import { getPurchase } from '#functions/domain/purchasing/read-purchase.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, actor: { role }, table, now }) =>
  getPurchase({ table, now }, { id: params.id, seesCosts: can(role, 'costs.read') }),
);
