import { can } from '#shared/contract/access.ts';
import { sendBackGoods as contract } from '#shared/purchasing/purchases.contract.ts';
import { sendBackGoods } from '#functions/domain/purchasing/send-back.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params, actor: { userId, role }, body, table, now }) =>
  sendBackGoods({ table, now }, { ...body, ...params, userId, seesCosts: can(role, 'costs.read') }),
);
