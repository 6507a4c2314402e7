import { listAddresses } from '#shared/addresses/read-addresses.contract.ts';
import { addressBook } from '#functions/domain/addresses/address-book.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(
  listAddresses,
  async ({ actor, table, now }) => (await addressBook.read({ table, now }, actor.userId)).all,
);
