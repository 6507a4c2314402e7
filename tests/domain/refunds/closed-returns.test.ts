import { beforeEach, describe, expect, it, vi } from 'vitest';
import { closeReturn } from '#functions/domain/refunds/close-return.ts';
import { refundRecord, StoredRefund } from '#functions/domain/refunds/refund-record.ts';
import { log } from '#functions/platform/log.ts';
import { anItemOf } from '#tests/support/item-of-schema.ts';
import { payBack, received, returnWorld } from '../returns/return-world.ts';

const info = vi.fn<typeof log.info>();
beforeEach(() => {
  info.mockReset();
  vi.spyOn(log, 'info').mockImplementation(info);
});

const anyRefund = StoredRefund.parse(anItemOf(StoredRefund));

/** A return of one piece that passed; its money is owed. */
async function inspected() {
  const world = returnWorld();
  const id = await received(world, 1);
  await world.inspect(id, 1);
  const close = async (given: Partial<StoredRefund> = {}) => {
    const refund = {
      ...anyRefund,
      id: 'h1',
      status: 'succeeded',
      returnId: id,
      orderId: world.order.id,
      ...given,
    } as const;
    world.put([refundRecord.item(StoredRefund.parse(refund))]);
    await closeReturn(world.context(), 'h1');
    return (await world.read(id)).status;
  };
  return { ...world, id, world, close };
}

describe('a return whose money went back', () => {
  it('is refunded with the last of it', async () => {
    const { world, id, close, change, stored } = await inspected();
    expect(await close()).toBe('inspected');
    // Half of it went back, the other half is with another refund.
    const { paybacks } = await stored();
    const [owed] = paybacks;
    if (!owed) throw new Error('Nothing is owed for the return');
    const halves = [
      { ...owed, amount: 50_000, paidAt: '2026-11-22', refundId: 'h1' },
      { ...owed, amount: 50_000, refundId: 'h2' },
    ];
    await change({ paybacks: halves, refundedAmount: 50_000, refundDue: 50_000 });
    expect(await close()).toBe('inspected');
    await payBack(world, id);
    await change({ refundedAmount: 100_000, refundDue: 0 });
    expect(await close()).toBe('refunded');
    expect(await close()).toBe('refunded');
    expect(info).not.toHaveBeenCalled();
  });

  it.each<[string, Partial<StoredRefund>]>([
    ['is under way', { status: 'processing' }],
    ['failed', { status: 'failed' }],
    ['is of no return', { returnId: null }],
    ['is of no order', { orderId: null }],
  ])('is left alone by a refund that %s', async (_, given) => {
    const { world, id, close } = await inspected();
    await payBack(world, id);
    expect(await close(given)).toBe('inspected');
    expect(info).not.toHaveBeenCalled();
  });

  it('is left to whoever works on it where it stands otherwise by now, and any other mistake is told', async () => {
    const { world, id, close } = await inspected();
    await payBack(world, id);
    expect(await close({ returnId: 'none' })).toBe('inspected');
    expect(info).toHaveBeenCalledWith('a return stays as it is', {
      returnId: 'none',
      refundId: 'h1',
      code: 'RETURN_NOT_FOUND',
    });
    const broken = { ...world.table, write: () => Promise.reject(new Error('broken')) };
    await expect(closeReturn(world.context(broken), 'h1')).resolves.toBeUndefined();
    await close({ returnId: id, status: 'failed' });
    world.put([
      refundRecord.item(
        StoredRefund.parse({
          ...anyRefund,
          id: 'h1',
          status: 'succeeded',
          returnId: id,
          orderId: world.order.id,
        }),
      ),
    ]);
    await expect(closeReturn(world.context(broken), 'h1')).rejects.toThrow('broken');
  });
});
