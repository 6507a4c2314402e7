import { can } from '#shared/contract/access.ts';
import { AppError } from '#shared/contract/errors.ts';
import { changeReturnStatus } from '#shared/returns/staff-returns.contract.ts';
import { moveReturn } from '#functions/domain/returns/move-return.ts';
import { requireReturn } from '#functions/domain/returns/read-returns.ts';
import { toReturn } from '#functions/domain/returns/return-record.ts';
import { now } from '#functions/platform/clock.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(changeReturnStatus, async ({ actor, params, body }) => {
  // Goods are everybody's work; paying money back is not.
  if (body.status === 'refunded' && !can(actor.role, 'refunds.work')) throw new AppError('FORBIDDEN');
  const find = () => requireReturn(table(), params.id);
  const move = { to: body.status, by: 'staff', note: body.reason } as const;
  return toReturn(await moveReturn({ table: table(), now }, find, move));
});
