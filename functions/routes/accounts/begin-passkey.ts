import { beginPasskey as contract } from '#shared/accounts/passkeys.contract.ts';
import { beginPasskey } from '#functions/domain/accounts/sign-in/manage-passkeys.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, body, table, now }) =>
  beginPasskey({ table, now }, { userId: actor.userId, ...body }),
);
