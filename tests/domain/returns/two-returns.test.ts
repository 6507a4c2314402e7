import { describe, expect, it } from 'vitest';
import { returnDays } from '#shared/returns/return-rules.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { owedFor } from '#functions/domain/orders/order-money.ts';
import { orderRecord } from '#functions/domain/orders/order-record.ts';
import { asShop } from '#functions/domain/orders/reading/asker.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { chooseResolution } from '#functions/domain/returns/choose-resolution.ts';
import { setTracking } from '#functions/domain/returns/move-return.ts';
import { listTracking, requireReturn, returnsOfOrder } from '#functions/domain/returns/read-returns.ts';
import { readStaffReturn } from '#functions/domain/returns/read-staff-return.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { lan, returnWorld, type ReturnWorld } from './return-world.ts';

const day = 86_400_000;

/** A return whose goods are here; nobody has looked at them yet. */
const received = async (world: ReturnWorld, quantity: number, more: object = {}) =>
  (await world.staffAsk('received', { quantity, ...more })).id;

/** Sends back what is owed for a return, as a refund would. */
async function payBack(world: ReturnWorld, returnId: string) {
  const { paybacks, refundedAmount, refundDue } = await world.stored();
  const paidAt = new Date().toISOString();
  const { owed } = owedFor({ paybacks }, returnId);
  await world.change({
    refundedAmount: refundedAmount + owed,
    refundDue: refundDue - owed,
    paybacks: paybacks.map((line) => (line.returnId === returnId ? { ...line, paidAt } : line)),
  });
}

describe('goods may be given back', () => {
  const completedAt = '2026-11-20T03:00:00.000Z';
  const until = '2026-11-25T03:00:00.000Z';
  const afterAWeek = Date.parse(completedAt) + returnDays * day;
  it.each<[string, object, at: number, isOpen: boolean]>([
    [
      'until the very moment the order says',
      { returnableUntil: until, completedAt },
      Date.parse(until),
      true,
    ],
    ['not a moment later', { returnableUntil: until, completedAt }, Date.parse(until) + 1, false],
    ['for a week where it says nothing', { returnableUntil: null, completedAt }, afterAWeek, true],
    ['not after that', { returnableUntil: null, completedAt }, afterAWeek + 1, false],
    [
      'by its last change where nobody knows when it came',
      { returnableUntil: null, completedAt: null, updatedAt: completedAt },
      afterAWeek,
      true,
    ],
    [
      'not after that week either',
      { returnableUntil: null, completedAt: null, updatedAt: completedAt },
      afterAWeek + 1,
      false,
    ],
  ])('%s', async (_, given, at, isOpen) => {
    const world = returnWorld({ order: given });
    world.clock.at = at;
    if (isOpen) await expect(world.ask()).resolves.toMatchObject({ status: 'requested' });
    else {
      await expect(world.ask()).rejects.toMatchObject({ code: 'RETURN_WINDOW_CLOSED' });
      await expect(world.staffAsk('approved')).resolves.toMatchObject({ status: 'approved' });
    }
  });

  it.each(['shipped', 'refunded', 'returned'] as const)(
    'only once they have come: not of an order %s',
    async (status) => {
      const world = returnWorld({ order: { status } });
      await expect(world.ask()).rejects.toMatchObject({ code: 'ORDER_STATE' });
      await expect(world.staffAsk('received')).rejects.toMatchObject({ code: 'ORDER_STATE' });
    },
  );

  it('only to whose order it is', async () => {
    const world = returnWorld({ order: { userId: 'minh' } });
    await expect(world.ask()).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
  });

  it('as many as were bought, over all returns, and those of a refused one anew', async () => {
    const world = returnWorld();
    const first = await world.ask({ quantity: 3 });
    await expect(world.ask({ quantity: 2 })).rejects.toMatchObject({
      code: 'RETURN_TOO_MANY',
      details: { params: { name: 'Ấm đất', available: 1 } },
    });
    const second = await world.ask({ quantity: 1 });
    await expect(world.ask({ quantity: 1 })).rejects.toMatchObject({ code: 'RETURN_EXISTS' });
    await world.move(second.id, 'rejected');
    await expect(world.ask({ quantity: 2 })).rejects.toMatchObject({ code: 'RETURN_TOO_MANY' });
    await world.move(first.id, 'approved');
    await expect(world.ask({ quantity: 2 })).rejects.toMatchObject({ code: 'RETURN_TOO_MANY' });
    await world.move(first.id, 'cancelled');
    expect((await world.ask({ quantity: 4 })).totalQuantity).toBe(4);
    expect((await returnsOfOrder(world.context(), { userId: 'lan', orderId: world.order.id })).length).toBe(
      3,
    );
    expect(await returnsOfOrder(world.context(), { userId: 'lan', orderId: 'other' })).toEqual([]);
  });

  it('are not asked for anew where they came back and failed', async () => {
    const world = returnWorld();
    const id = await received(world, 4);
    await world.inspect(id, 0);
    await world.move(id, 'closed');
    await expect(world.ask()).rejects.toMatchObject({ code: 'RETURN_EXISTS' });
  });

  it('once for one request, whoever else sends the same key', async () => {
    const world = returnWorld();
    const key = crypto.randomUUID();
    const first = await world.ask({ key });
    expect((await world.ask({ key })).id).toBe(first.id);
    expect((await world.staffAsk('approved', { key })).id).not.toBe(first.id);
    expect((await world.tally()).held).toEqual({ [world.line.id]: 2 });
    await expect(world.ask({ key, quantity: 2 })).rejects.toMatchObject({ code: 'REQUEST_DIFFERS' });
  });

  it('only while the order stays so: one that is refunded at that moment refuses', async () => {
    const world = returnWorld();
    const crossed = meanwhile(world.table, () => world.change({ status: 'refunded' }));
    await expect(world.ask({ at: crossed.table })).rejects.toMatchObject({ code: 'ORDER_STATE' });
    expect([crossed.happened(), (await world.tally()).held]).toEqual([true, {}]);
  });
});

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

describe('a step of a return', () => {
  it('is taken once, and goods that were looked at are found as they were', async () => {
    const world = returnWorld();
    const id = await received(world, 2);
    await world.inspect(id, 2, { restocked: 1 });
    const { version } = await world.read(id);
    await world.inspect(id, 2, { restocked: 1 });
    expect([(await world.read(id)).version, await world.onHand()]).toEqual([version, [1, 0]]);
    for (const [passed, more] of [
      [1, { restocked: 1 }],
      [2, { restocked: 2 }],
      [2, { restocked: 1, note: 'xước' }],
      [2, { restocked: 1, lots: [{ code: 'A', expiresOn: '', quantity: 1 }] }],
    ] as const)
      await expect(world.inspect(id, passed, more)).rejects.toMatchObject({ code: 'RETURN_STATE' });
    expect((await world.stored()).refundDue).toBe(200_000);
  });

  it.each([
    ['of a line it has not', { itemId: 'other' }, 'RETURN_LINE_UNKNOWN'],
    ['of more pieces than came', { passed: 3 }, 'RETURN_TOO_MANY'],
    ['of lots of fewer pieces', { lots: [{ code: 'A', expiresOn: '', quantity: 1 }] }, 'LOTS_NEEDED'],
  ])('is refused where it speaks %s', async (_, given, code) => {
    const world = returnWorld();
    const id = await received(world, 2);
    await expect(world.inspect(id, 2, given)).rejects.toMatchObject({ code });
    expect(await world.onHand()).toEqual([0, 0]);
  });

  it('is decided on the return as it is: whoever approves what is withdrawn is refused', async () => {
    const world = returnWorld();
    const { id } = await world.ask();
    const crossed = meanwhile(world.table, () => world.move(id, 'cancelled', { by: 'shopper' }));
    await expect(world.move(id, 'approved', {}, crossed.table)).rejects.toMatchObject({
      code: 'RETURN_STATE',
    });
    expect(await world.read(id)).toMatchObject({ status: 'cancelled', approvedAt: null });
  });

  it('follows the order as it is: what was paid at that moment is owed', async () => {
    const world = returnWorld({ order: { paidAmount: 300_000 } });
    const id = await received(world, 2);
    const crossed = meanwhile(world.table, () => world.change({ paidAmount: 400_000 }));
    await world.inspect(id, 2, { at: crossed.table });
    expect(await world.stored()).toMatchObject({
      paidAmount: 400_000,
      refundDue: 200_000,
      returnedAmount: 200_000,
    });
  });

  it('says when it was taken, and when all was over: the first time', async () => {
    const world = returnWorld();
    const at = (hour: number) => new Date(world.clock.at + hour * 3_600_000).toISOString();
    const [approved, looked, over, closed] = [at(1), at(2), at(3), at(4)];
    const { id } = await world.ask();
    const step = async (when: string, work: () => Promise<unknown>) => {
      world.clock.at = Date.parse(when);
      await work();
    };
    await step(approved, () => world.move(id, 'approved', { note: 'gửi về kho' }));
    await world.move(id, 'returning', { courier: { courierName: 'GHTK', trackingNumber: 'T1' } });
    await world.move(id, 'received');
    await step(looked, () => world.inspect(id, 1));
    expect(await world.read(id)).toMatchObject({ approvedAt: approved, qcAt: looked, endedAt: null });
    await payBack(world, id);
    await step(over, () => world.move(id, 'refunded'));
    await step(closed, () => world.move(id, 'closed'));
    expect(await world.read(id)).toMatchObject({
      endedAt: over,
      updatedAt: closed,
      shopNote: 'gửi về kho',
      courierName: 'GHTK',
      trackingNumber: 'T1',
    });
    const told = await listTracking(world.context(), { id, asker: asShop });
    expect(told.map(({ kind, from, to, note }) => [kind, from, to, note])).toEqual([
      ['status', null, 'requested', ''],
      ['status', 'requested', 'approved', 'gửi về kho'],
      ['tracking', 'approved', 'returning', 'GHTK T1'],
      ['status', 'returning', 'received', ''],
      ['status', 'received', 'inspected', ''],
      ['status', 'inspected', 'refunded', ''],
      ['status', 'refunded', 'closed', ''],
    ]);
  });

  it('names another courier while the goods travel, over what was read', async () => {
    const world = returnWorld();
    const { id } = await world.ask();
    await world.move(id, 'approved');
    const track = (trackingNumber: string, at = world.table) =>
      setTracking(world.context(at), {
        id,
        asker: asShop,
        userId: 'an',
        courier: { courierName: 'GHTK', trackingNumber },
      });
    await track('T1');
    await track('T2');
    expect(await world.read(id)).toMatchObject({ status: 'returning', trackingNumber: 'T2' });
    const crossed = meanwhile(world.table, () => world.move(id, 'received'));
    await expect(track('T3', crossed.table)).rejects.toMatchObject({ code: 'STALE_STATE' });
    await expect(track('T3')).rejects.toMatchObject({ code: 'RETURN_STATE' });
    expect(await world.read(id)).toMatchObject({ status: 'received', trackingNumber: 'T2' });
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
    expect([owedFor(order, first).owed, owedFor(order, second).owed]).toEqual([0, 200_000]);
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
    const name = { id: replacement?.id ?? '', asker: asShop };
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

describe('a return is seen', () => {
  it.each([
    ['by the shop', asShop, true],
    ['by whoever asked for it', { kind: 'member', userId: lan.id }, true],
    ['not by another member', { kind: 'member', userId: 'minh' }, false],
    ['not by a guest', { kind: 'guest', sessionId: 'lan', orderId: undefined }, false],
  ] as const)('%s', async (_, asker, isSeen) => {
    const world = returnWorld();
    const { id } = await world.ask();
    const seen = requireReturn(world.context(), { id, asker });
    if (isSeen) expect((await seen).id).toBe(id);
    else await expect(seen).rejects.toMatchObject({ code: 'RETURN_NOT_FOUND' });
    await expect(requireReturn(world.context(), { id: 'none', asker })).rejects.toMatchObject({
      code: 'RETURN_NOT_FOUND',
    });
  });

  const may = async (world: ReturnWorld, id: string, role: 'admin' | 'support' = 'admin') => {
    const { may: allowed } = await readStaffReturn(world.context(), { id, role, includeLogs: undefined });
    return Object.entries(allowed).flatMap(([name, isAllowed]) => (isAllowed ? [name] : []));
  };

  it('with what may be done with it at each step', async () => {
    const world = returnWorld();
    const { id } = await world.ask();
    expect(await may(world, id)).toEqual(['approve', 'reject', 'choose']);
    await world.move(id, 'approved');
    expect(await may(world, id)).toEqual(['track', 'choose']);
    await world.move(id, 'returning');
    expect(await may(world, id)).toEqual(['track', 'receive', 'choose']);
    await world.move(id, 'received');
    expect(await may(world, id)).toEqual(['inspect', 'choose']);
    await world.inspect(id, 1);
    expect(await may(world, id)).toEqual(['choose', 'refund']);
    await payBack(world, id);
    expect(await may(world, id)).toEqual(['settle']);
    await world.move(id, 'refunded');
    expect(await may(world, id)).toEqual(['close']);
  });

  it('with other goods while they are wished for, and none for goods that failed', async () => {
    const world = returnWorld();
    const [goods, failed] = [await received(world, 1, { resolution: 'exchange' }), await received(world, 1)];
    await world.inspect(goods, 1);
    expect(await may(world, goods)).toEqual(['choose', 'exchange']);
    await world.inspect(failed, 0);
    expect(await may(world, failed)).toEqual(['close']);
    const { replacement } = await world.move(goods, 'exchanged');
    expect(await may(world, goods)).toEqual(['close']);
    const sent = await requireOrder(world.context(), { id: replacement?.id ?? '', asker: asShop });
    await world.table.write(orderRecord.replace(sent, { status: 'cancelled', stock: 'released' }).writes);
    expect(await may(world, goods)).toEqual(['choose', 'close']);
  });

  it('with its own money, its shelves to fill and who did what', async () => {
    const world = returnWorld({ from: [1, 3] });
    const [first, second] = [await received(world, 2), await received(world, 2)];
    const staff = (id: string) => readStaffReturn(world.context(), { id, role: 'admin', includeLogs: true });
    expect((await staff(first)).shelves.map(({ warehouse, quantity }) => [warehouse, quantity])).toEqual([
      ['Kho hni', 1],
      ['Kho sgn', 1],
    ]);
    await world.inspect(first, 2);
    expect((await staff(second)).shelves.map(({ warehouse, quantity }) => [warehouse, quantity])).toEqual([
      ['Kho sgn', 2],
    ]);
    expect(await staff(first)).toMatchObject({
      shelves: [],
      money: { owed: 200_000, onItsWay: 0, paid: 0, refundIds: [] },
      createdById: 'an',
      userId: 'lan',
    });
    expect((await staff(second)).money).toMatchObject({ owed: 0 });
    expect((await staff(first)).logs?.map(({ action, user }) => [action, user])).toEqual([
      ['requested', null],
      ['approved', null],
      ['received', null],
      ['inspected', null],
    ]);
    expect(
      await readStaffReturn(world.context(), { id: first, role: 'admin', includeLogs: undefined }),
    ).not.toHaveProperty('logs');
  });
});
