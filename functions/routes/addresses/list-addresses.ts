import { listAddresses } from '#shared/addresses/read-addresses.contract.ts';
import { addressDeps } from '#functions/domain/addresses/address-deps.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(
  listAddresses,
  async ({ actor }) => (await addressDeps().readBook(actor.userId)).addresses,
);
