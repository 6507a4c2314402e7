import { readSignInMeans as contract } from '#shared/accounts/passkeys.contract.ts';
import { readSignInMeans } from '#functions/domain/accounts/sign-in/manage-passkeys.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, table, now }) =>
  readSignInMeans({ table, now }, actor.userId),
);
