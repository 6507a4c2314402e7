import { createAddress as contract } from '#shared/addresses/save-address.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { accountDeps } from '#functions/domain/accounts/account-deps.ts';
import { addressDeps } from '#functions/domain/addresses/address-deps.ts';
import { createAddress } from '#functions/domain/addresses/save-address.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, body }) =>
  createAddress(addressDeps(), actor.userId, body, async () => {
    const profile = await accountDeps().accounts.findProfile(actor.userId);
    if (!profile) throw new AppError('USER_NOT_FOUND');
    return profile;
  }),
);
