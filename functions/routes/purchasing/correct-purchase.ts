import { can } from '#shared/contract/access.ts';
import { correctPurchase as contract } from '#shared/purchasing/corrections.contract.ts';
import { correctPurchase } from '#functions/domain/purchasing/correct-purchase.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, actor: { userId, role }, body, table, now }) =>
  correctPurchase({ table, now }, { ...body, ...params, userId, seesCosts: can(role, 'costs.read') }),
);
