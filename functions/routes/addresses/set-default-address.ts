import { setDefaultAddress as contract } from '#shared/addresses/save-address.contract.ts';
import { addressDeps } from '#functions/domain/addresses/address-deps.ts';
import { setDefaultAddress } from '#functions/domain/addresses/manage-addresses.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, params }) =>
  setDefaultAddress(addressDeps(), actor.userId, params.id),
);
