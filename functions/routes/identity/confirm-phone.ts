import { confirmPhone as contract } from '#shared/identity/own-identity.contract.ts';
import { confirmPhone } from '#functions/domain/identity/confirm-phone.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { userId }, body: { code }, table, now }) =>
  confirmPhone({ table, now }, { userId, code }),
);
