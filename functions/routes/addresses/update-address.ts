import { updateAddress as contract } from '#shared/addresses/save-address.contract.ts';
import { addressDeps } from '#functions/domain/addresses/address-deps.ts';
import { updateAddress } from '#functions/domain/addresses/save-address.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, params, body }) =>
  updateAddress(addressDeps(), actor.userId, params.id, body),
);
