import { refresh } from '#shared/accounts/refresh.contract.ts';
import { refreshSession } from '#functions/domain/accounts/sessions.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(refresh, ({ body }) =>
  refreshSession(table(), body.refreshToken, body.username),
);
