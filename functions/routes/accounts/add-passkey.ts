import { addPasskey as contract } from '#shared/accounts/passkeys.contract.ts';
import { addPasskey } from '#functions/domain/accounts/sign-in/manage-passkeys.ts';
import { toPasskey } from '#functions/domain/accounts/passkeys/passkey-record.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, body, userAgent, table, now }) =>
  toPasskey(await addPasskey({ table, now }, { userId: actor.userId, userAgent, ...body })),
);
