import { deleteAddress as contract } from '#shared/addresses/save-address.contract.ts';
import { addressDeps } from '#functions/domain/addresses/address-deps.ts';
import { deleteAddress } from '#functions/domain/addresses/manage-addresses.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, params }) => {
  await deleteAddress(addressDeps(), actor.userId, params.id);
  return { success: true };
});
