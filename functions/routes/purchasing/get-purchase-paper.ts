import { can } from '#shared/contract/access.ts';
import { getPurchasePaper as contract } from '#shared/purchasing/purchases.contract.ts';
import { printPurchase } from '#functions/domain/purchasing/paper/print-purchase.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, actor: { role }, table, now }) =>
  printPurchase(
    { table, now },
    { id: params.id, seesCosts: can(role, 'costs.read'), manages: can(role, 'purchases.manage') },
  ),
);
