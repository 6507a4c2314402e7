import { createTicket } from '#shared/live/live.contract.ts';
import { issueTicket, ticketSeconds } from '#functions/domain/live/connections.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(createTicket, async ({ actor }) => ({
  ticket: await issueTicket(table(), actor),
  expiresInSeconds: ticketSeconds,
}));
