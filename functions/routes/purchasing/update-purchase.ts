import { can } from '#shared/contract/access.ts';
import { updatePurchase as contract } from '#shared/purchasing/purchases.contract.ts';
import { updatePurchase } from '#functions/domain/purchasing/update-purchase.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, actor: { userId, role }, body, table, now }) =>
  updatePurchase({ table, now }, { ...body, ...params, userId, seesCosts: can(role, 'costs.read') }),
);
