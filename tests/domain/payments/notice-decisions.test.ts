import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callOff } from '#functions/domain/checkout/call-off.ts';
import { orderKeys } from '#functions/domain/orders/order-keys.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { createPayment } from '#functions/domain/payments/attempts/create-payment.ts';
import { paymentKeys } from '#functions/domain/payments/records/payment-keys.ts';
import type { StoredNotice } from '#functions/domain/payments/records/payment-notice.ts';
import { decideNotice } from '#functions/domain/payments/staff/decide-notice.ts';
import { mayCount, mayTakeBack } from '#functions/domain/payments/staff/require-notice.ts';
import { isUndecided } from '#functions/domain/payments/staff/surplus-notices.ts';
import { takeBackDecision } from '#functions/domain/payments/staff/take-back-decision.ts';
import { log } from '#functions/platform/log.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { config, stubSettings } from '#tests/domain/orders/doing-surroundings.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { aBankAccount } from '#tests/support/refunds.ts';
import { createRefund } from '#functions/domain/refunds/create-refund.ts';
import { moneyShop } from '../support/money-shop.ts';

beforeEach(() => {
  stubSettings();
  vi.spyOn(log, 'info').mockReturnValue();
});

type Shop = Awaited<ReturnType<typeof moneyShop>>;
type Press = { version?: number; userId?: string; key?: string; at?: Shop['table'] };

const count = (
  it: Shop,
  id: string,
  order: string,
  { version = 2, userId = 'an', key, at = it.table }: Press = {},
) =>
  decideNotice(it.contextAt(at), {
    id,
    userId,
    version,
    kind: 'count',
    order,
    reason: 'Đúng',
    clientRequestId: key,
  });
const ignore = (it: Shop, id: string, { version = 2, userId = 'an', key, at = it.table }: Press = {}) =>
  decideNotice(it.contextAt(at), {
    id,
    userId,
    version,
    kind: 'ignore',
    reason: 'Không',
    clientRequestId: key,
  });
const takeBack = (it: Shop, id: string, version: number, { userId = 'an', key, at = it.table }: Press = {}) =>
  takeBackDecision(it.contextAt(at), { id, userId, version, clientRequestId: key });

/** Money of 180.000 ₫ that named nobody, and the order it is of. */
async function stray(amount = 180_000) {
  const it = await moneyShop();
  const order = await it.anOrder({}, { method: 'transfer' });
  const { noticeId } = await it.comes({ amount, reference: 'FT1' });
  return { it, order, noticeId };
}

describe('money that is counted by hand', () => {
  it('pays its order as if it had named it, once', async () => {
    const { it, order, noticeId } = await stray();
    await count(it, noticeId, order.id, { key: 'k' });
    expect(await it.noticeNow(noticeId)).toMatchObject({
      verdict: { outcome: 'paid', orderId: order.id, paymentId: order.payment?.id },
      decision: { kind: 'count', by: 'an', orderId: order.id, reason: 'Đúng' },
      version: 3,
    });
    expect(await it.orderNow(order.id)).toMatchObject({ status: 'confirmed', paidAmount: 180_000 });
    await count(it, noticeId, order.id, { key: 'k' });
    expect(await it.orderNow(order.id)).toMatchObject({ paidAmount: 180_000 });
    await expect(count(it, noticeId, order.id, { version: 3 })).rejects.toThrow('NOTICE_STATE');
  });

  it('is counted by the code of its order as well, and for no order that is not there', async () => {
    const { it, order, noticeId } = await stray();
    it.put([{ ...orderKeys.code(order.code), orderId: order.id }]);
    await expect(count(it, noticeId, 'CL000000AAAAA')).rejects.toThrow('ORDER_NOT_FOUND');
    await count(it, noticeId, order.code);
    expect((await it.orderNow(order.id)).paidAmount).toBe(180_000);
  });

  it('is the first one’s who decides: the second is told that somebody was faster', async () => {
    const { it, order, noticeId } = await stray();
    const crossed = meanwhile(it.table, () => ignore(it, noticeId, { userId: 'binh' }));
    await expect(count(it, noticeId, order.id, { at: crossed.table })).rejects.toThrow('STALE_STATE');
    expect((await it.noticeNow(noticeId)).decision).toMatchObject({ kind: 'ignore', by: 'binh' });
    expect((await it.orderNow(order.id)).paidAmount).toBe(0);
  });

  it('is refused where another notice of the same money was counted at the same moment', async () => {
    const { it, order, noticeId } = await stray();
    const crossed = meanwhile(it.table, () =>
      it.comes({ amount: 180_000, reference: 'FT1', content: order.paymentCode }),
    );
    await expect(count(it, noticeId, order.id, { at: crossed.table })).rejects.toThrow('MONEY_COUNTED');
    expect((await it.orderNow(order.id)).paidAmount).toBe(180_000);
    expect((await it.noticeNow(noticeId)).decision).toBeNull();
  });

  it('is decided on anew where the order changed at the same moment', async () => {
    const { it, order, noticeId } = await stray();
    const off = { id: order.id, asker: shopRequester, by: 'staff', reason: 'Hết' } as const;
    const crossed = meanwhile(it.table, () => callOff(it.context, off));
    await count(it, noticeId, order.id, { at: crossed.table });
    expect(await it.orderNow(order.id)).toMatchObject({ status: 'cancelled', refundDue: 180_000 });
  });

  it.each([
    ['was counted already', true, 2],
    ['is as it was read another time', false, 1],
  ])('is refused where it %s', async (_, isCounted, version) => {
    const { it, order, noticeId } = await stray();
    if (isCounted) await count(it, noticeId, order.id);
    await expect(count(it, noticeId, order.id, { version })).rejects.toThrow('STALE_STATE');
  });
});

describe('what was decided of money', () => {
  it('is taken back: the order is as if it had never come, and it waits again', async () => {
    const { it, order, noticeId } = await stray();
    await count(it, noticeId, order.id);
    await takeBack(it, noticeId, 3, { key: 'k' });
    expect(await it.noticeNow(noticeId)).toMatchObject({
      decision: null,
      verdict: { outcome: 'unknown', orderId: null, amount: 180_000, surplus: 0, paymentId: null },
    });
    expect(await it.orderNow(order.id)).toMatchObject({ status: 'draft', paidAmount: 0 });
    expect(await it.paymentNow(order.payment?.id ?? '')).toMatchObject({
      status: 'failed',
      reason: 'superseded',
      received: 0,
      references: [],
      succeededAt: null,
    });
    // Pressed again it is the same; and then it may be counted for another.
    await takeBack(it, noticeId, 3, { key: 'k' });
    const other = await it.anOrder({}, { method: 'transfer' });
    await count(it, noticeId, other.id, { version: 4 });
    expect((await it.orderNow(other.id)).paidAmount).toBe(180_000);
  });

  it('is taken back where it was too little, or where nobody had begun to pay', async () => {
    const { it, order, noticeId } = await stray(100_000);
    await count(it, noticeId, order.id);
    expect(await it.paymentNow(order.payment?.id ?? '')).toMatchObject({ received: 100_000 });
    await takeBack(it, noticeId, 3);
    expect(await it.paymentNow(order.payment?.id ?? '')).toMatchObject({
      status: 'pending',
      received: 0,
      references: [],
    });
    const bare = await it.anOrder({ paymentMethod: 'cash', paymentProvider: null });
    await count(it, noticeId, bare.id, { version: 4 });
    expect((await it.orderNow(bare.id)).paidAmount).toBe(100_000);
    await takeBack(it, noticeId, 5);
    expect((await it.orderNow(bare.id)).paidAmount).toBe(0);
  });

  it('was counted to the last attempt by a bank where the order is to be paid by hand by now', async () => {
    const { it, order, noticeId } = await stray();
    const choose = (method: 'transfer' | 'cash') =>
      createPayment(it.context, { order: { id: order.id, asker: shopRequester }, start: { method }, config });
    const second = await choose('transfer');
    await choose('cash');
    await count(it, noticeId, order.id);
    expect((await it.noticeNow(noticeId)).verdict).toMatchObject({ outcome: 'paid', paymentId: second.id });
  });

  it('leaves an attempt as it is to which other money came that is enough', async () => {
    const { it, order, noticeId } = await stray(50_000);
    await it.comes({ amount: 180_000, content: order.paymentCode, reference: 'FT2' });
    await count(it, noticeId, order.id);
    expect(await it.orderNow(order.id)).toMatchObject({ paidAmount: 230_000, refundDue: 50_000 });
    await takeBack(it, noticeId, 3);
    expect(await it.orderNow(order.id)).toMatchObject({
      paidAmount: 180_000,
      refundDue: 0,
      paymentStatus: 'paid',
    });
    expect(await it.paymentNow(order.payment?.id ?? '')).toMatchObject({
      status: 'succeeded',
      received: 180_000,
      references: ['bank:0011002233445:FT2'],
    });
  });

  it('leaves an attempt as it is whose own sum is all there, though the order has cost more since', async () => {
    const { it, order, noticeId } = await stray(50_000);
    await it.comes({ amount: 180_000, content: order.paymentCode, reference: 'FT2' });
    await count(it, noticeId, order.id);
    // What came too much pays for what was added to the order.
    const added = { total: 230_000, paybacks: [], refundDue: 0 };
    await it.table.write([update(orderKeys.head(order.id), { set: added })]);
    await takeBack(it, noticeId, 3);
    expect(await it.orderNow(order.id)).toMatchObject({ paidAmount: 180_000, paymentStatus: 'processing' });
    expect(await it.paymentNow(order.payment?.id ?? '')).toMatchObject({
      status: 'succeeded',
      received: 180_000,
    });
  });

  it('lets what was ignored wait again', async () => {
    const { it, noticeId } = await stray();
    await ignore(it, noticeId);
    await expect(ignore(it, noticeId, { version: 3 })).rejects.toThrow('NOTICE_STATE');
    await takeBack(it, noticeId, 3);
    expect(await it.noticeNow(noticeId)).toMatchObject({ decision: null, verdict: { outcome: 'unknown' } });
  });

  it('stays where the money is another notice’s by now', async () => {
    const { it, order, noticeId } = await stray();
    await count(it, noticeId, order.id);
    await it.table.write([
      update(paymentKeys.money('bank:0011002233445:FT1'), { set: { noticeId: 'bank:other' } }),
    ]);
    await expect(takeBack(it, noticeId, 3)).rejects.toThrow('MONEY_USED');
    expect((await it.orderNow(order.id)).paidAmount).toBe(180_000);
  });

  it('stays where a refund took it at the same moment', async () => {
    const { it, order } = await stray();
    await it.comes({ amount: 180_000, content: order.paymentCode });
    const { noticeId } = await it.comes({ amount: 20_000, content: order.paymentCode });
    const draft = {
      kind: 'overpayment',
      way: 'bank',
      account: aBankAccount,
      reason: 'Dư',
      userId: 'binh',
    } as const;
    const crossed = meanwhile(it.table, () =>
      createRefund(it.context, { ...draft, amount: 20_000, orderId: order.id, noticeId }),
    );
    await expect(takeBack(it, noticeId, 2, { at: crossed.table })).rejects.toThrow('STALE_STATE');
    expect(await it.orderNow(order.id)).toMatchObject({ paidAmount: 200_000, refundDue: 20_000 });
  });
});

describe('what may be done with a notice', () => {
  const money = { kind: 'money', transaction: 't', amount: 5_000, codes: [] } as const;
  const notice = (
    outcome: NonNullable<StoredNotice['verdict']>['outcome'] | null,
    decision: NonNullable<StoredNotice['decision']>['kind'] | null,
    { orderId = null as string | null, amount = 5_000, failedAt = null as string | null } = {},
  ): StoredNotice => ({
    id: 'bank:1',
    provider: 'bank',
    raw: '',
    receivedAt: '',
    group: '',
    version: 1,
    verdict: outcome && { outcome, amount, surplus: 0, missing: 0, orderId, paymentId: null, at: '' },
    decision: decision && { kind: decision, reason: '', orderId, refundId: 'r', by: 'an', at: '', failedAt },
  });
  const at = { orderId: 'o1' };

  // Count, take back, decide.
  it.each([
    ['unknown', notice('unknown', null), true, false, true],
    ['ambiguous', notice('ambiguous', null), true, false, true],
    ['not worked off', notice(null, null), false, false, false],
    ['a repeat', notice('duplicate', null), false, false, false],
    ['unknown and ignored', notice('unknown', 'ignore'), false, true, false],
    ['unknown and sent back', notice('unknown', 'send-back'), false, false, false],
    // A refund that failed still has it, though a person has to look.
    ['unknown, its refund failed', notice('unknown', 'send-back', { failedAt: 'x' }), false, false, false],
    ['counted by hand', notice('paid', 'count', at), false, true, false],
    ['counted by itself', notice('paid', null, at), false, true, false],
    ['too little', notice('underpaid', null, at), false, true, true],
    ['counted by itself, of nothing', notice('paid', null, { ...at, amount: 0 }), false, false, false],
  ])('is known by what came of it: %s', (_, one, counts, takesBack, decides) => {
    expect([mayCount(one, money), mayTakeBack(one, money), isUndecided(one)]).toEqual([
      counts,
      takesBack,
      decides,
    ]);
    expect(mayCount(one, { kind: 'nothing' })).toBe(false);
    expect(mayTakeBack(one, { kind: 'nothing' })).toBe(one.decision?.kind === 'ignore');
  });
});
