import { createAddress as contract } from '#shared/addresses/save-address.contract.ts';
import { getProfile } from '#functions/domain/accounts/find-account.ts';
import { addressDeps } from '#functions/domain/addresses/address-deps.ts';
import { createAddress } from '#functions/domain/addresses/save-address.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, body, table, now }) =>
  createAddress(addressDeps(), actor.userId, body, () => getProfile({ table, now }, actor.userId)),
);
