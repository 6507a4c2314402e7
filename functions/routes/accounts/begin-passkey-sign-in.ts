import { beginPasskeySignIn as contract } from '#shared/accounts/passkeys.contract.ts';
import { askForPasskey } from '#functions/domain/accounts/passkeys/take-passkey.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ table, now }) => askForPasskey({ table, now }));
