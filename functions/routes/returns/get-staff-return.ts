import { getStaffReturn } from '#shared/returns/staff-returns.contract.ts';
import { asShop } from '#functions/domain/orders/reading/asker.ts';
import { requireReturn } from '#functions/domain/returns/read-returns.ts';
import { toReturn } from '#functions/domain/returns/return-record.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(getStaffReturn, async ({ params: { id }, table, now }) =>
  toReturn(await requireReturn({ table, now }, { id, asker: asShop })),
);
