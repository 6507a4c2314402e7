import { createAddress as contract } from '#shared/addresses/save-address.contract.ts';
import { getProfile } from '#functions/domain/accounts/find-account.ts';
import { createAddress } from '#functions/domain/addresses/save-address.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, body, table, now }) =>
  createAddress(
    { table, now },
    { userId: actor.userId, draft: body, person: () => getProfile({ table, now }, actor.userId) },
  ),
);
