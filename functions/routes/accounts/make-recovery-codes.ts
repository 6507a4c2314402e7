import { makeRecoveryCodes as contract } from '#shared/accounts/passkeys.contract.ts';
import { makeRecoveryCodes } from '#functions/domain/accounts/sign-in/recovery-codes.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, body, table, now }) => ({
  codes: await makeRecoveryCodes({ table, now }, { userId: actor.userId, ...body }),
}));
