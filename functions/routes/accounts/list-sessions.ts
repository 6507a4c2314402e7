import { listSessions as contract } from '#shared/accounts/sessions.contract.ts';
import { listSessions } from '#functions/domain/accounts/sessions/own-sessions.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, table, now }) => ({
  data: await listSessions({ table, now }, actor),
}));
