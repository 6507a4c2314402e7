import { refresh } from '#shared/accounts/refresh.contract.ts';
import { refreshSession } from '#functions/domain/accounts/sessions/sessions.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(refresh, ({ body, userAgent, sourceIp, table, now }) =>
  refreshSession({ table, now }, { ...body, userAgent, sourceIp }),
);
