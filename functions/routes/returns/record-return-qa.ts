import { recordReturnQa } from '#shared/returns/staff-returns.contract.ts';
import { asShop } from '#functions/domain/orders/reading/requester.ts';
import { moveReturn } from '#functions/domain/returns/move-return.ts';
import { toReturn } from '#functions/domain/returns/return-record.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(
  recordReturnQa,
  async ({ actor: { userId }, params: { id }, body: inspection, table, now }) => {
    const move = { to: 'inspected', by: 'staff', note: inspection.note, userId, inspection } as const;
    return toReturn(await moveReturn({ table, now }, { id, asker: asShop, ...move }));
  },
);
