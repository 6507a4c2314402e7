import { getAddress as contract } from '#shared/addresses/read-addresses.contract.ts';
import { addressDeps } from '#functions/domain/addresses/address-deps.ts';
import { getAddress } from '#functions/domain/addresses/manage-addresses.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, params }) =>
  getAddress(addressDeps(), actor.userId, params.id),
);
