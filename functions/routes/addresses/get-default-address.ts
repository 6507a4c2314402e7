import { getDefaultAddress as contract } from '#shared/addresses/read-addresses.contract.ts';
import { getDefaultAddress } from '#functions/domain/addresses/manage-addresses.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, table, now }) => ({
  address: await getDefaultAddress({ table, now }, actor.userId),
}));
