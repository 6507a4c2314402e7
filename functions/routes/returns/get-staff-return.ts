import { getStaffReturn } from '#shared/returns/staff-returns.contract.ts';
import { readStaffReturn } from '#functions/domain/returns/read-staff-return.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(getStaffReturn, ({ actor: { role }, params: { id }, query, table, now }) =>
  readStaffReturn({ table, now }, { id, role, includeLogs: query.includeLogs }),
);
