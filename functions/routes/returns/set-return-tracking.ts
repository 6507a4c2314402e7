import { setReturnTracking } from '#shared/returns/staff-returns.contract.ts';
import { setTracking } from '#functions/domain/returns/move-return.ts';
import { requireReturn } from '#functions/domain/returns/read-returns.ts';
import { toReturn } from '#functions/domain/returns/return-record.ts';
import { now } from '#functions/platform/clock.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(setReturnTracking, async ({ params, body }) =>
  toReturn(await setTracking({ table: table(), now }, () => requireReturn(table(), params.id), body)),
);
