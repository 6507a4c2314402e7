import { beforeAll, describe, expect, it, vi } from 'vitest';
import { listDues } from '#tests/support/dues.ts';
import { callOff } from '#functions/domain/checkout/call-off.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { cancelPayment } from '#functions/domain/payments/attempts/cancel-payment.ts';
import { keepNotice } from '#functions/domain/payments/notices/keep-notice.ts';
import { newPaymentCode } from '#functions/domain/payments/records/payment-code.ts';
import { moneyPrefix, paymentKeys } from '#functions/domain/payments/records/payment-keys.ts';
import { paymentRecord, type StoredPayment } from '#functions/domain/payments/records/payment-record.ts';
import { applyNotice } from '#functions/domain/payments/settling/apply-notice.ts';
import { expirePayment } from '#functions/domain/payments/settling/expire-payment.ts';
import { replayNotice } from '#functions/domain/payments/settling/replay-notice.ts';
import { log } from '#functions/platform/log.ts';
import { stubSettings } from '#tests/domain/orders/doing-surroundings.ts';
import { atTheEnd, contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { type MoneyShop, moneyShop } from '../support/money-shop.ts';

beforeAll(stubSettings);

/** An order of 180.000 ₫ with a picture to scan. */
async function waiting(given: Partial<StoredOrder> = {}) {
  vi.spyOn(log, 'info').mockReturnValue();
  const shop = await moneyShop();
  const order = await shop.anOrder(given, { method: 'transfer' });
  return { ...shop, order, ...order };
}

const shown = ({ status, reason, received, shortNotices }: StoredPayment) => ({
  stands: `${status} ${reason}`,
  received,
  short: shortNotices.length,
});

describe('a notice that is told twice', () => {
  it('of one transfer is counted once, whichever of the two is worked off first', async () => {
    const it = await waiting();
    const [first, second] = [
      await it.tell({ amount: 200_000, content: it.paymentCode, reference: 'FT1' }),
      await it.tell({ amount: 200_000, content: it.paymentCode, reference: 'FT1' }),
    ];
    const { table, happened } = meanwhile(it.table, () => applyNotice(it.context, second));
    const verdict = await applyNotice(it.contextAt(table), first);
    expect(happened()).toBe(true);
    expect(verdict).toMatchObject({ outcome: 'duplicate', orderId: null, amount: 0 });
    expect((await it.noticeNow(second)).verdict).toMatchObject({ outcome: 'paid', surplus: 20_000 });
    expect(await it.orderNow(it.id)).toMatchObject({ paidAmount: 200_000, refundDue: 20_000 });
    // Worked off once more, each says what it said.
    expect((await applyNotice(it.context, first)).outcome).toBe('duplicate');
    expect((await applyNotice(it.context, second)).outcome).toBe('paid');
  });

  it('of a code whose order is not there names nobody', async () => {
    const it = await waiting();
    const code = newPaymentCode();
    it.put([{ ...paymentKeys.code(code), entity: 'payment-code', paymentId: 'gone-001' }]);
    expect((await it.comes({ amount: 2_000, content: code })).outcome).toBe('unknown');
    const payment = await it.paymentNow(it.payment?.id ?? '');
    it.put([paymentRecord.item({ ...payment, id: 'gone-001', orderId: 'gone' })]);
    expect(await it.comes({ amount: 1_000, content: code })).toMatchObject({
      outcome: 'unknown',
      orderId: null,
    });
    expect(await it.comes({ amount: 180_000, content: `${code} ${it.paymentCode}` })).toMatchObject({
      outcome: 'paid',
      orderId: it.id,
    });
  });

  it('is decided on anew where its order changed between reading and writing', async () => {
    const it = await waiting();
    const name = { id: it.id, asker: shopRequester } as const;
    const noticeId = await it.tell({ amount: 180_000, content: it.paymentCode });
    const crossed = meanwhile(it.table, () => callOff(it.context, { ...name, by: 'staff', reason: 'Hết' }));
    const verdict = await applyNotice(it.contextAt(crossed.table), noticeId);
    expect(crossed.happened()).toBe(true);
    expect(verdict).toMatchObject({ outcome: 'late', surplus: 180_000 });
    expect(await it.orderNow(it.id)).toMatchObject({ status: 'cancelled', refundDue: 180_000 });
  });

  it('is worked off once where another worker has it at the same moment', async () => {
    const it = await waiting();
    const noticeId = await it.tell({ amount: 5_000 });
    const crossed = meanwhile(it.table, () => applyNotice(it.context, noticeId));
    const verdict = await applyNotice(it.contextAt(crossed.table), noticeId);
    expect(verdict.outcome).toBe('unknown');
    expect((await it.noticeNow(noticeId)).version).toBe(2);
  });

  it('is worked off once where another worker counted it as short after its money was looked for', async () => {
    const it = await waiting();
    const noticeId = await it.tell({ amount: 100_000, content: it.paymentCode });
    let hasLooked = false;
    const get: typeof it.table.get = async (key, schema) => {
      const found = await it.table.get(key, schema);
      if (hasLooked || !key.pk.startsWith(moneyPrefix)) return found;
      hasLooked = true;
      await applyNotice(it.context, noticeId);
      return found;
    };
    const verdict = await applyNotice(it.contextAt({ ...it.table, get }), noticeId);
    expect(hasLooked).toBe(true);
    expect(verdict).toMatchObject({ outcome: 'underpaid', missing: 80_000 });
    expect(await it.orderNow(it.id)).toMatchObject({ paidAmount: 100_000, paymentStatus: 'processing' });
  });

  it('is worked off anew by hand only where it reached no order and nobody decided', async () => {
    const it = await waiting();
    const early = await it.comes({ amount: 180_000, content: it.paymentCode });
    expect(await replayNotice(it.context, early.noticeId)).toMatchObject({ outcome: 'paid' });
    expect((await it.noticeNow(early.noticeId)).version).toBe(2);
    const unknown = await it.comes({ amount: 5_000 });
    expect((await replayNotice(it.context, unknown.noticeId)).outcome).toBe('unknown');
    expect((await it.noticeNow(unknown.noticeId)).version).toBe(4);
  });
});

describe('what a provider doubts, and what it says then', () => {
  async function told(it: MoneyShop, code: string, said: '07' | '24' | '00', amount = 180_000) {
    const raw = JSON.stringify({
      vnp_TxnRef: code,
      vnp_Amount: String(amount * 100),
      vnp_TransactionNo: '14',
      vnp_ResponseCode: said,
      vnp_TransactionStatus: said === '00' ? '00' : '02',
    });
    const { id } = await keepNotice(it.context, {
      provider: 'vnpay',
      key: `${code}${said}`,
      raw,
      orderId: undefined,
    });
    return applyNotice(it.context, id);
  }
  async function atVnpay() {
    const shop = await moneyShop();
    const order = await shop.anOrder(
      { paymentMethod: 'wallet', paymentProvider: 'vnpay' },
      { method: 'wallet' },
    );
    const paymentId = order.payment?.id ?? '';
    return {
      ...shop,
      ...order,
      paymentId,
      said: (said: '07' | '24' | '00') => told(shop, order.paymentCode, said),
    };
  }

  it('is marked once, does not run out, and is certain with the money', async () => {
    const it = await atVnpay();
    expect(await it.said('07')).toMatchObject({ outcome: 'held', orderId: it.id, paymentId: it.paymentId });
    expect((await it.orderNow(it.id)).flags).toEqual(['held']);
    it.clock.now = new Date('2026-11-20T09:00:00.000Z');
    await expirePayment(it.context, it.paymentId);
    expect(shown(await it.paymentNow(it.paymentId)).stands).toBe('pending held');
    const { version } = await it.orderNow(it.id);
    const again = await keepNotice(it.context, {
      provider: 'vnpay',
      key: 'again',
      raw: JSON.stringify({
        vnp_TxnRef: it.paymentCode,
        vnp_ResponseCode: '07',
        vnp_TransactionStatus: '02',
      }),
      orderId: undefined,
    });
    expect(await applyNotice(it.context, again.id)).toMatchObject({ outcome: 'ignored' });
    expect((await it.orderNow(it.id)).version).toBe(version);
    expect((await it.said('00')).outcome).toBe('paid');
    expect(await it.orderNow(it.id)).toMatchObject({ flags: [], paymentStatus: 'paid' });
  });

  it('is no longer in doubt once it is refused, and the clock of the attempt stops', async () => {
    const it = await atVnpay();
    await it.said('07');
    expect(await it.said('24')).toMatchObject({ outcome: 'failed', orderId: it.id });
    expect((await it.orderNow(it.id)).flags).toEqual([]);
    expect(await it.paymentNow(it.paymentId)).toMatchObject({ reason: 'cancelled', providerCode: '24' });
    expect(await listDues(contextOf(it.table, atTheEnd), 'payment-query')).toEqual([]);
  });

  it('leaves the order alone where nothing was in doubt, and ends nothing twice', async () => {
    const it = await atVnpay();
    const { version } = await it.orderNow(it.id);
    expect((await it.said('24')).outcome).toBe('failed');
    expect((await it.orderNow(it.id)).version).toBe(version);
    // The attempt has ended: the doubt that comes late is told to a person, and changes nothing.
    expect(await it.said('07')).toMatchObject({ outcome: 'held', orderId: it.id });
    expect((await it.orderNow(it.id)).version).toBe(version);
    expect(shown(await it.paymentNow(it.paymentId)).stands).toBe('failed cancelled');
  });

  it('refused after its money came stays paid', async () => {
    const it = await atVnpay();
    await it.said('00');
    expect(await it.said('24')).toMatchObject({ outcome: 'ignored', orderId: it.id });
    expect(shown(await it.paymentNow(it.paymentId)).stands).toBe('succeeded null');
  });

  it('of a code nobody knows is unknown', async () => {
    const it = await atVnpay();
    expect((await told(it, 'TT222222222', '24')).outcome).toBe('unknown');
    expect((await told(it, 'TT222222222', '07')).outcome).toBe('unknown');
  });
});

describe('an attempt that is given up', () => {
  it('is given up once, and its clock stops; its money counts all the same', async () => {
    const it = await waiting();
    const name = { id: it.payment?.id ?? '', asker: shopRequester } as const;
    expect((await cancelPayment(it.context, name)).status).toBe('cancelled');
    const { version } = await it.paymentNow(name.id);
    expect((await cancelPayment(it.context, name)).version).toBe(version);
    expect(await listDues(contextOf(it.table, atTheEnd), 'payment-expiry')).toEqual([]);
    expect((await it.comes({ amount: 180_000, content: it.paymentCode })).outcome).toBe('paid');
    await expect(cancelPayment(it.context, name)).rejects.toThrow('PAYMENT_ENDED');
  });

  it('is paid where its money comes at the same moment', async () => {
    const it = await waiting();
    const name = { id: it.payment?.id ?? '', asker: shopRequester } as const;
    const crossed = meanwhile(it.table, () => it.comes({ amount: 180_000, content: it.paymentCode }));
    await expect(cancelPayment(it.contextAt(crossed.table), name)).rejects.toThrow('PAYMENT_ENDED');
    expect(shown(await it.paymentNow(name.id)).stands).toBe('succeeded null');
  });

  it.each([
    ['a moment before its time', '2026-11-20T03:14:59.999Z', 'pending null'],
    ['with its last moment', '2026-11-20T03:15:00.000Z', 'failed expired'],
  ])('runs out by its own clock: %s', async (_, now, stands) => {
    const it = await waiting();
    it.clock.now = new Date(now);
    await expirePayment(it.context, it.payment?.id ?? '');
    expect(shown(await it.paymentNow(it.payment?.id ?? '')).stands).toBe(stands);
  });
});
