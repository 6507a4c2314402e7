import { listReturnLogs } from '#shared/returns/staff-returns.contract.ts';
import { listLogs } from '#functions/domain/returns/read-staff-return.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(listReturnLogs, ({ params: { id }, table, now }) =>
  listLogs({ table, now }, id),
);
