import { can } from '#shared/contract/access.ts';
import { AppError } from '#shared/contract/errors.ts';
import { changeReturnStatus } from '#shared/returns/staff-returns.contract.ts';
import { asShop } from '#functions/domain/orders/reading/read-orders.ts';
import { moveReturn } from '#functions/domain/returns/move-return.ts';
import { toReturn } from '#functions/domain/returns/return-record.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(changeReturnStatus, async ({ actor, params: { id }, body, table, now }) => {
  // Goods are everybody's work; paying money back is not.
  if (body.status === 'refunded' && !can(actor.role, 'refunds.work')) throw new AppError('FORBIDDEN');
  const move = { to: body.status, by: 'staff', note: body.reason } as const;
  return toReturn(await moveReturn({ table, now }, { id, asker: asShop, ...move }));
});
