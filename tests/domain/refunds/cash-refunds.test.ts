import { describe, expect, it } from 'vitest';
import { processRefund } from '#functions/domain/refunds/process-refund.ts';
import { listRefundAttempts, readRefund } from '#functions/domain/refunds/read-refund.ts';
import { endRefund } from '#functions/domain/refunds/settle-refund.ts';
import { tillRecord } from '#functions/domain/tills/till-record.ts';
import { closeTill } from '#functions/domain/tills/work-on-till.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refunding } from './refunding.ts';

type Shop = Awaited<ReturnType<typeof refunding>>;

async function inCash(it: Shop) {
  const order = await it.paidTooMuch(20_000);
  const { id } = await it.ask({ orderId: order.id, way: 'cash', account: undefined });
  return { id, order };
}

/** A refund of 20.000 ₫ in cash whose press was cut off after it had begun. */
async function begunInCash(it: Shop, tillId: string) {
  const { id, order } = await inCash(it);
  let writes = 0;
  const cutOff: typeof it.table = {
    ...it.table,
    write: (operations) => {
      writes += 1;
      return writes > 1 ? Promise.reject(new Error('cut off')) : it.table.write(operations);
    },
  };
  const press = processRefund(it.contextAt(cutOff), { id, userId: 'an', tillId });
  await expect(press).rejects.toThrow('cut off');
  expect((await it.refundNow(id)).status).toBe('processing');
  return { id, order };
}

const tillNow = async (it: Shop, id: string) => {
  const till = await tillRecord.find(it.table, { id });
  if (!till) throw new Error(`There is no till ${id}`);
  return till;
};
const close = (it: Shop, id: string, expected: number) =>
  closeTill(it.context, {
    id,
    userId: 'lan',
    seesAll: false,
    expected,
    counted: [],
    loose: expected,
    reason: '',
    clientRequestId: crypto.randomUUID(),
  });
const end = (it: Shop, id: string, tillId: string, at = it.table) =>
  endRefund(it.contextAt(at), id, { outcome: 'sent', reference: null, error: null, by: 'an', tillId });

describe('a refund that is handed over in cash', () => {
  it('leaves the till that is named with one press, and pressed again it is the same one', async () => {
    const it = await refunding();
    const till = await it.aTill(20_000);
    const { id, order } = await inCash(it);
    await it.press(id, 'an', till);
    const { code, cash, refunds } = await tillNow(it, till);
    expect([cash, refunds]).toEqual([-20_000, -20_000]);
    expect(await it.refundNow(id)).toMatchObject({ status: 'succeeded', attempts: 1, reference: code });
    expect(await listRefundAttempts(it.context, id)).toMatchObject([{ reference: code }]);
    expect(await it.orderNow(order.id)).toMatchObject({ refundedAmount: 20_000, refundDue: 0 });
    const { version } = await it.refundNow(id);
    await it.press(id, 'an', till);
    expect([(await it.refundNow(id)).version, (await tillNow(it, till)).cash]).toEqual([version, -20_000]);
  });

  it('is not begun without a till, and not with one that holds too little or is closed', async () => {
    const it = await refunding();
    const till = await it.aTill(19_999);
    const { id } = await inCash(it);
    await expect(it.press(id)).rejects.toMatchObject({ code: 'REFUND_TILL' });
    await expect(it.press(id, 'an', till)).rejects.toMatchObject({ code: 'TILL_SHORT' });
    await close(it, till, 19_999);
    await expect(it.press(id, 'an', till)).rejects.toMatchObject({ code: 'TILL_CLOSED' });
    expect(await it.refundNow(id)).toMatchObject({ status: 'approved', attempts: 0 });
  });

  it('leaves another till where the one that was named closed after it had begun', async () => {
    const it = await refunding();
    const first = await it.aTill(20_000);
    const { id } = await begunInCash(it, first);
    const crossed = meanwhile(it.table, () => close(it, first, 20_000));
    await expect(end(it, id, first, crossed.table)).rejects.toMatchObject({ code: 'TILL_CLOSED' });
    expect([crossed.happened(), (await it.refundNow(id)).status]).toEqual([true, 'processing']);
    expect((await readRefund(it.context, { id, userId: 'an' })).may).toMatchObject({ process: true });
    const second = await it.aTill(50_000);
    await it.press(id, 'binh', second);
    expect(await it.refundNow(id)).toMatchObject({ status: 'succeeded', attempts: 1, processedBy: 'an' });
    expect([(await tillNow(it, first)).cash, (await tillNow(it, second)).cash]).toEqual([0, -20_000]);
    expect((await readRefund(it.context, { id, userId: 'an' })).may).toMatchObject({ process: false });
  });

  it('is said to be sent by its till alone, and may be given up until then', async () => {
    const it = await refunding();
    const { id } = await begunInCash(it, await it.aTill(20_000));
    await expect(it.settle(id, 'sent', { reference: 'FT1' })).rejects.toMatchObject({ code: 'REFUND_TILL' });
    await it.settle(id, 'failed', { error: 'Khách không đến' });
    expect(await it.refundNow(id)).toMatchObject({ status: 'failed', reference: null });
  });

  it('is taken out of one till beside another of the same moment', async () => {
    const it = await refunding();
    const till = await it.aTill(50_000);
    const [one, other] = [await begunInCash(it, till), await begunInCash(it, till)];
    const crossed = meanwhile(it.table, () => end(it, other.id, till));
    await end(it, one.id, till, crossed.table);
    expect(crossed.happened()).toBe(true);
    expect(await tillNow(it, till)).toMatchObject({ refunds: -40_000, entries: 2 });
    for (const { id, order } of [one, other]) {
      expect((await it.refundNow(id)).status).toBe('succeeded');
      expect((await it.orderNow(order.id)).refundedAmount).toBe(20_000);
    }
  });

  it('is refused by the second of two when only one of them can be paid out', async () => {
    const it = await refunding();
    const till = await it.aTill(30_000);
    const [one, other] = [await begunInCash(it, till), await begunInCash(it, till)];
    const crossed = meanwhile(it.table, () => end(it, other.id, till));
    await expect(end(it, one.id, till, crossed.table)).rejects.toMatchObject({ code: 'TILL_SHORT' });
    expect([crossed.happened(), (await tillNow(it, till)).refunds]).toEqual([true, -20_000]);
  });
});
