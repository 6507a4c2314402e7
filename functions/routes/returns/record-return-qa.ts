import { recordReturnQa } from '#shared/returns/staff-returns.contract.ts';
import { moveReturn } from '#functions/domain/returns/move-return.ts';
import { requireReturn } from '#functions/domain/returns/read-returns.ts';
import { toReturn } from '#functions/domain/returns/return-record.ts';
import { now } from '#functions/platform/clock.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(recordReturnQa, async ({ params, body: { qaResult, note, restock } }) => {
  const find = () => requireReturn(table(), params.id);
  const move = {
    to: 'inspected',
    by: 'staff',
    note,
    qaResult,
    restock: restock && qaResult === 'passed',
  } as const;
  return toReturn(await moveReturn({ table: table(), now }, find, move));
});
