import { describe, expect, it } from 'vitest';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { setTracking } from '#functions/domain/returns/move-return.ts';
import { listTracking } from '#functions/domain/returns/read-returns.ts';
import { entryOf } from '#functions/domain/returns/return-step.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { aReturn } from './a-return.ts';
import { payBack, received, returnWorld } from './return-world.ts';

describe('a step of a return', () => {
  it.each([
    ['its buyer', { by: 'shopper', userId: '' }, null],
    ['nobody in particular', { by: 'shopper' }, null],
    ['somebody of staff', { by: 'staff', userId: 'an' }, 'an'],
  ] as const)('of %s is told under the name of staff, or of none', (_, by, userId) => {
    const entry = entryOf(aReturn(), { to: 'approved', note: 'Được', ...by });
    expect(entry).toMatchObject({ kind: 'status', to: 'approved', by: by.by, userId, note: 'Được' });
  });

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

  it('is taken once also where lots were named, and they are found as they were', async () => {
    const world = returnWorld();
    const id = await received(world, 2);
    const lots = [{ code: 'A', expiresOn: '', quantity: 2 }];
    await world.inspect(id, 2, { lots });
    const { version } = await world.read(id);
    await world.inspect(id, 2, { lots });
    expect([(await world.read(id)).version, await world.onHand()]).toEqual([version, [2, 0]]);
    for (const other of [[], [{ code: 'B', expiresOn: '', quantity: 2 }]])
      await expect(world.inspect(id, 2, { lots: other })).rejects.toMatchObject({ code: 'RETURN_STATE' });
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
    const told = await listTracking(world.context(), { id, asker: shopRequester });
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
        asker: shopRequester,
        userId: 'an',
        courier: { courierName: 'GHTK', trackingNumber },
      });
    await track('T1');
    await track('T2');
    expect(await world.read(id)).toMatchObject({ status: 'returning', trackingNumber: 'T2' });
    const told = await listTracking(world.context(), { id, asker: shopRequester });
    expect(
      told
        .slice(2)
        .map(({ kind, from, note }) => `${kind} ${from} ${note}`)
        .toSorted(),
    ).toEqual(['tracking approved GHTK T1', 'tracking returning GHTK T2']);
    const crossed = meanwhile(world.table, () => world.move(id, 'received'));
    await expect(track('T3', crossed.table)).rejects.toMatchObject({ code: 'STALE_STATE' });
    await expect(track('T3')).rejects.toMatchObject({ code: 'RETURN_STATE' });
    expect(await world.read(id)).toMatchObject({ status: 'received', trackingNumber: 'T2' });
  });
});
