import { beginProof as contract } from '#shared/accounts/passkeys.contract.ts';
import { askForPasskey } from '#functions/domain/accounts/passkeys/take-passkey.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, table, now }) =>
  askForPasskey({ table, now }, actor.userId),
);
