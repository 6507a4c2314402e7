import { describe, expect, it } from 'vitest';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { paybackFor } from '#functions/domain/orders/order-money.ts';
import { orderRecord } from '#functions/domain/orders/order-record.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { chooseResolution } from '#functions/domain/returns/choose-resolution.ts';
import { listPayments } from '#functions/domain/payments/attempts/read-payments.ts';
import { paymentIdOf } from '#functions/domain/payments/records/payment-keys.ts';
import { paymentRecord } from '#functions/domain/payments/records/payment-record.ts';
import { aPayment } from '#tests/domain/reports/a-payment.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { payBack, received, returnWorld, type ReturnWorld } from './return-world.ts';

describe('two returns of one order', () => {
  it('are paid for each by itself, and the last of them ends the order', async () => {
    const world = returnWorld();
    const [first, second] = [await received(world, 1), await received(world, 3)];
    await world.inspect(first, 1);
    expect(await world.stored()).toMatchObject({
      status: 'completed',
      refundDue: 100_000,
      returnedAmount: 100_000,
    });
    await payBack(world, first);
    await world.move(first, 'refunded');
    expect(await world.stored()).toMatchObject({
      status: 'completed',
      paymentStatus: 'paid',
      refundedAmount: 100_000,
    });
    await world.inspect(second, 3);
    expect(await world.stored()).toMatchObject({ refundDue: 300_000, returnedAmount: 400_000 });
    await expect(world.move(second, 'refunded')).rejects.toMatchObject({ code: 'RETURN_OWED' });
    await payBack(world, second);
    await world.move(second, 'refunded');
    expect(await world.stored()).toMatchObject({
      status: 'refunded',
      paymentStatus: 'refunded',
      refundedAmount: 400_000,
      refundDue: 0,
    });
    expect((await world.tally()).refunded).toEqual({ [world.line.id]: 4 });
  });

  it('end the payment of the order with the last of its money', async () => {
    const world = returnWorld();
    const paymentId = paymentIdOf(world.order.id, 1);
    world.put([
      paymentRecord.item(aPayment({ id: paymentId, orderId: world.order.id, status: 'succeeded' })),
    ]);
    const status = async () =>
      (await listPayments(world.context(), world.order.id)).map((payment) => payment.status);
    const [first, second] = [await received(world, 3), await received(world, 1)];
    for (const [id, passed, expected] of [
      [first, 3, 'succeeded'],
      [second, 1, 'refunded'],
    ] as const) {
      await world.inspect(id, passed);
      await payBack(world, id);
      await world.move(id, 'refunded');
      expect(await status()).toEqual([expected]);
    }
  });

  it('that failed are over once they are closed', async () => {
    const world = returnWorld();
    const id = await received(world, 1);
    await world.inspect(id, 0);
    expect((await world.read(id)).endedAt).toBeNull();
    const closed = new Date(world.clock.at).toISOString();
    await world.move(id, 'closed');
    expect(await world.read(id)).toMatchObject({ status: 'closed', endedAt: closed });
  });

  it('leave an order standing of which one piece failed', async () => {
    const world = returnWorld();
    const [first, second] = [await received(world, 2), await received(world, 2)];
    await world.inspect(first, 2);
    await world.inspect(second, 1);
    for (const id of [first, second]) {
      await payBack(world, id);
      await world.move(id, 'refunded');
    }
    expect(await world.stored()).toMatchObject({ status: 'completed', refundedAmount: 300_000 });
    expect((await world.tally()).refunded).toEqual({ [world.line.id]: 3 });
  });

  it('end an order nobody had paid for with nothing gone back', async () => {
    const unpaid = { paidAmount: 0, paymentStatus: 'processing', flags: ['on_credit'] } as const;
    const world = returnWorld({ order: { ...unpaid, flags: [...unpaid.flags] } });
    const id = await received(world, 4);
    await world.inspect(id, 4);
    const looked = await world.stored();
    expect([looked.paymentStatus, looked.lostPieces]).toEqual(['processing', undefined]);
    await world.move(id, 'refunded');
    expect(await world.stored()).toMatchObject({
      status: 'refunded',
      paymentStatus: 'canceled',
      flags: [],
      credit: null,
    });
  });

  it('lie where the order took them from, each shelf as many as it gave', async () => {
    const world = returnWorld({ from: [1, 3] });
    const [first, second] = [await received(world, 2), await received(world, 2)];
    await world.inspect(first, 2);
    expect(await world.onHand()).toEqual([1, 1]);
    await world.inspect(second, 2);
    expect(await world.onHand()).toEqual([1, 3]);
  });

  it('that are looked at in one moment fill both shelves, and neither too far', async () => {
    const world = returnWorld({ from: [2, 2] });
    const [first, second] = [await received(world, 2), await received(world, 2)];
    const crossed = meanwhile(world.table, () => world.inspect(second, 2));
    await world.inspect(first, 2, { at: crossed.table });
    expect([crossed.happened(), await world.onHand()]).toEqual([true, [2, 2]]);
    expect(await world.stored()).toMatchObject({
      refundDue: 400_000,
      returnedPieces: { [world.line.id]: 4 },
    });
  });

  it('lie on the shelf there is where the other has gone, before or at that moment', async () => {
    const world = returnWorld();
    const id = await received(world, 4);
    const gone = world.shelves[0];
    if (!gone) throw new Error('There is no shelf');
    const crossed = meanwhile(world.table, () => world.table.write([remove(shelfKey(gone))]));
    await world.inspect(id, 4, { at: crossed.table });
    expect([crossed.happened(), await world.onHand()]).toEqual([true, [undefined, 2]]);
  });

  it('count what is sold again and what is lost apart', async () => {
    const world = returnWorld();
    const id = await received(world, 3);
    await world.inspect(id, 2, { restocked: 1 });
    expect(await world.onHand()).toEqual([1, 0]);
    expect(await world.stored()).toMatchObject({
      returnedPieces: { [world.line.id]: 2 },
      lostPieces: { [world.line.id]: 1 },
      refundDue: 200_000,
    });
  });
});

describe('money instead of other goods', () => {
  const choose = (world: ReturnWorld, id: string, resolution: 'refund' | 'exchange', at = world.table) =>
    chooseResolution(world.context(at), { id, resolution, reason: 'hết hàng', userId: 'an' });

  it('is owed for the return it was chosen for, beside another of the same order', async () => {
    const world = returnWorld();
    const [first, second] = [await received(world, 1), await received(world, 2, { resolution: 'exchange' })];
    await world.inspect(first, 1);
    await world.inspect(second, 2);
    expect((await world.stored()).refundDue).toBe(100_000);
    await choose(world, second, 'refund');
    expect(await world.stored()).toMatchObject({ refundDue: 300_000, returnedAmount: 300_000 });
    await choose(world, first, 'exchange');
    const order = await world.stored();
    expect(order).toMatchObject({ refundDue: 200_000, returnedAmount: 200_000 });
    expect([paybackFor(order, first).owed, paybackFor(order, second).owed]).toEqual([0, 200_000]);
    expect((await world.read(second)).shopNote).toBe('hết hàng');
  });

  it('is kept no more once it has gone back, and chosen no more once all is over', async () => {
    const world = returnWorld();
    const id = await received(world, 1);
    await world.inspect(id, 1);
    await payBack(world, id);
    await expect(choose(world, id, 'exchange')).rejects.toMatchObject({ code: 'RETURN_STATE' });
    await world.move(id, 'refunded');
    await expect(choose(world, id, 'exchange')).rejects.toMatchObject({ code: 'RETURN_STATE' });
  });

  it('is not owed where what was sent instead is on its way after all at that moment', async () => {
    const world = returnWorld();
    const id = await received(world, 1, { resolution: 'exchange' });
    await world.inspect(id, 1);
    const { replacement } = await world.move(id, 'exchanged');
    const name = { id: replacement?.id ?? '', asker: shopRequester };
    const set = async (stock: 'released' | 'reserved') => {
      const sent = await requireOrder(world.context(), name);
      await world.table.write(orderRecord.replace(sent, { stock }).writes);
    };
    await set('released');
    const crossed = meanwhile(world.table, () => set('reserved'));
    await expect(choose(world, id, 'refund', crossed.table)).rejects.toMatchObject({ code: 'RETURN_STATE' });
    expect([crossed.happened(), (await world.stored()).refundDue]).toEqual([true, 0]);
  });

  it('is chosen over the return and the order as they are', async () => {
    const world = returnWorld();
    const id = await received(world, 1, { resolution: 'exchange' });
    const crossed = meanwhile(world.table, () => world.inspect(id, 1));
    await choose(world, id, 'refund', crossed.table);
    expect((await world.stored()).refundDue).toBe(100_000);
    expect(await world.read(id)).toMatchObject({ status: 'inspected', resolution: 'refund' });
  });
});
