import { updateAddress as contract } from '#shared/addresses/save-address.contract.ts';
import { updateAddress } from '#functions/domain/addresses/save-address.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { userId }, params: { id }, body, table, now }) =>
  updateAddress({ table, now }, { userId, id, change: body }),
);
