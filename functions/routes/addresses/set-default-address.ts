import { setDefaultAddress as contract } from '#shared/addresses/save-address.contract.ts';
import { setDefaultAddress } from '#functions/domain/addresses/manage-addresses.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { userId }, params: { id }, table, now }) =>
  setDefaultAddress({ table, now }, { userId, id }),
);
