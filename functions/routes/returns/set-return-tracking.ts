import { setReturnTracking } from '#shared/returns/staff-returns.contract.ts';
import { asShop } from '#functions/domain/orders/reading/requester.ts';
import { setTracking } from '#functions/domain/returns/move-return.ts';
import { toReturn } from '#functions/domain/returns/return-record.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(
  setReturnTracking,
  async ({ actor: { userId }, params: { id }, body: courier, table, now }) =>
    toReturn(await setTracking({ table, now }, { id, asker: asShop, courier, userId })),
);
