import { getStaffReturn } from '#shared/returns/staff-returns.contract.ts';
import { requireReturn } from '#functions/domain/returns/read-returns.ts';
import { toReturn } from '#functions/domain/returns/return-record.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(getStaffReturn, async ({ params }) =>
  toReturn(await requireReturn(table(), params.id)),
);
