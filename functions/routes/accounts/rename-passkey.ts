import { renamePasskey as contract } from '#shared/accounts/passkeys.contract.ts';
import { renamePasskey } from '#functions/domain/accounts/sign-in/manage-passkeys.ts';
import { toPasskey } from '#functions/domain/accounts/passkeys/passkey-record.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, params, body, table, now }) =>
  toPasskey(await renamePasskey({ table, now }, { userId: actor.userId, ...params, ...body })),
);
