import { changeReturnStatus } from '#shared/returns/staff-returns.contract.ts';
import { asShop } from '#functions/domain/orders/reading/requester.ts';
import { moveReturn } from '#functions/domain/returns/move-return.ts';
import { toReturn } from '#functions/domain/returns/return-record.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(
  changeReturnStatus,
  async ({ actor: { userId }, params: { id }, body, table, now }) => {
    const move = { to: body.status, by: 'staff', note: body.reason, userId } as const;
    return toReturn(await moveReturn({ table, now }, { id, asker: asShop, ...move }));
  },
);
