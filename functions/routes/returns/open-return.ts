import { openReturn as contract } from '#shared/returns/staff-returns.contract.ts';
import { requireRefundOrder } from '#functions/domain/refunds/refund-source.ts';
import { openStaffReturn } from '#functions/domain/returns/request-return.ts';
import { toReturn } from '#functions/domain/returns/return-record.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(
  contract,
  async ({ actor: { userId }, body: { order, ...wish }, table, now }) => {
    const { id: orderId } = await requireRefundOrder({ table, now }, order);
    return toReturn(await openStaffReturn({ table, now }, { ...wish, orderId, userId }));
  },
);
