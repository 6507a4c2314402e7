import { getStaffOrder } from '#shared/orders/index.ts';
import { createRefund, listOwedOrders, processRefund, settleRefund } from '#shared/refunds/index.ts';
import type { World } from './world.ts';

export const aBankAccount = { bin: '970436', account: '0011001234567', holder: 'NGUYEN THI LAN' };

type Asking = Pick<World, 'send'>;

/** Refunds all that an order owes by transfers that staff make at once; returns the number of refunds. */
export async function sendBack(world: Asking, { id, token }: { id: string; token: string }): Promise<number> {
  const { body } = await world.send(listOwedOrders, { token, query: { order: id } });
  const parts = body.data[0]?.owed ?? [];
  for (const { kind, returnId, amount } of parts) {
    const { body: refund } = await world.send(createRefund, {
      token,
      body: {
        kind,
        amount,
        reason: 'Hoàn cho khách',
        way: 'bank',
        orderId: id,
        returnOrderId: returnId,
        account: aBankAccount,
      },
    });
    const params = { id: refund.id };
    await world.send(processRefund, { token, params, body: {} });
    await world.send(settleRefund, { token, params, body: { outcome: 'sent', reference: refund.code } });
  }
  return parts.length;
}

/** The same, and the order afterwards. */
export async function afterSendingBack(world: Asking, asked: { id: string; token: string }) {
  await sendBack(world, asked);
  return (await world.send(getStaffOrder, { params: { id: asked.id }, token: asked.token })).body;
}
