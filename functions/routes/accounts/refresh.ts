import { refresh } from '#shared/accounts/refresh.ts';
import { refreshSession } from '#functions/domain/accounts/sessions.ts';
import { httpRoute } from '#functions/platform/http-route.ts';
import { table } from '#functions/platform/table.ts';

export const handler = httpRoute(refresh, ({ body }) =>
  refreshSession(table(), body.refreshToken, body.username),
);
