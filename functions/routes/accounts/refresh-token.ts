import { refreshToken } from '#shared/accounts/refresh.contract.ts';
import { refreshSession } from '#functions/domain/accounts/sessions/sessions.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(refreshToken, ({ body, userAgent, sourceIp, table, now }) =>
  refreshSession({ table, now }, { ...body, userAgent, sourceIp }),
);
