import { getDefaultAddress } from '#shared/addresses/read-addresses.contract.ts';
import { addressDeps } from '#functions/domain/addresses/address-deps.ts';
import { defaultOf } from '#functions/domain/addresses/manage-addresses.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(getDefaultAddress, async ({ actor }) => ({
  address: defaultOf(await addressDeps().readBook(actor.userId)),
}));
