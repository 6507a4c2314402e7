import { createTicket } from '#shared/live/live.contract.ts';
import { issueTicket, ticketSeconds } from '#functions/domain/live/connections.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(createTicket, async ({ actor, table, now }) => ({
  ticket: await issueTicket({ table, now }, actor),
  expiresInSeconds: ticketSeconds,
}));
