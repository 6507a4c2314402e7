import { requestPhoneCode as contract } from '#shared/identity/own-identity.contract.ts';
import { requestPhoneCode } from '#functions/domain/identity/request-phone-code.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { userId }, body: { channel }, language, table, now }) =>
  requestPhoneCode({ table, now }, { userId, channel, language }),
);
