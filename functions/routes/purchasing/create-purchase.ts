import { can } from '#shared/contract/access.ts';
import { createPurchase as contract } from '#shared/purchasing/purchases.contract.ts';
import { createPurchase } from '#functions/domain/purchasing/save-purchase.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { userId, role }, body, table, now }) =>
  createPurchase({ table, now }, { ...body, userId, seesCosts: can(role, 'costs.read') }),
);
