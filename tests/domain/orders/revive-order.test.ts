import { beforeAll, describe, expect, it } from 'vitest';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { callOff } from '#functions/domain/checkout/call-off.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { mayRevive } from '#functions/domain/orders/moving/revive-order.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { applyNotice } from '#functions/domain/payments/settling/apply-notice.ts';
import { beginPayment } from '#functions/domain/payments/attempts/begin-payment.ts';
import { keepNotice } from '#functions/domain/payments/notices/keep-notice.ts';
import { noticeIdOf } from '#functions/domain/payments/records/payment-notice.ts';
import { pauseVoucher } from '#functions/domain/vouchers/pause-voucher.ts';
import { StoredVoucher } from '#functions/domain/vouchers/voucher-record.ts';
import { WalletEntry } from '#functions/domain/vouchers/wallet-entry.ts';
import { voucherKeys } from '#functions/domain/vouchers/voucher-keys.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import * as z from 'zod';
import { busyTable } from '#tests/support/busy-table.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';
import { aMemberVoucher, daysFromNow, heldItems } from '#tests/support/vouchers.ts';
import { config, stubSettings } from './doing-surroundings.ts';

const now = () => new Date();
beforeAll(stubSettings);

const Shelf = z.object({ onHand: z.int(), reserved: z.int() });
const shelf = { productId: 'gao', variantId: '-', warehouseId: 'wh_ha-noi' };

/** An order of two pieces with a voucher, called off before its money came; and what may come then. */
async function calledOff({
  onHand = 5,
  by = 'shopper',
  given = {},
}: { onHand?: number; by?: 'shopper' | 'staff'; given?: Partial<StoredOrder> } = {}) {
  const { table, put, rows } = memoryTable();
  const voucher = aMemberVoucher('lan', { discountAmount: 7_000 });
  const waiting = aWaitingOrder({
    userId: 'lan',
    totalQuantity: 2,
    holdings: [{ ...shelf, quantity: 2 }],
    vouchers: [
      {
        id: voucher.id,
        code: 'V',
        name: 'V',
        category: 'system_voucher',
        type: 'discount_amount',
        discountAmount: 7_000,
        voucherId: voucher.voucherId,
        campaignId: null,
      },
    ],
    ...given,
  });
  const { payment, writes } = beginPayment(waiting, { method: 'transfer' }, { config, at: now() });
  const order = { ...waiting, paymentId: payment.id };
  const spent = { usedAt: now().toISOString(), orderId: order.id, orderCode: order.code };
  put([
    orderRecord.item(order),
    { ...shelfKey(shelf), entity: 'stock', ...shelf, onHand, reserved: 2 },
    ...heldItems({ ...voucher, ...spent, saved: 7_000 }),
  ]);
  await table.write(writes);
  const name = { id: order.id, asker: shopRequester };
  await callOff(contextOf(table), { ...name, by, reason: 'Đổi ý' });
  let transfers = 0;
  const arrives = async (amount = order.total, at = table) => {
    const id = String((transfers += 1));
    const transfer = { id, accountNumber: config.bank.account, transferType: 'in', transferAmount: amount };
    const raw = JSON.stringify({ ...transfer, content: payment.code });
    const { id: noticeId } = await keepNotice(contextOf(table), {
      provider: 'bank',
      key: id,
      raw,
      orderId: order.id,
    });
    await applyNotice(contextOf(at), noticeId);
    return requireOrder(contextOf(table), name);
  };
  /** What was mailed and told since it was called off. */
  const told = () =>
    rows().flatMap(({ entity, content, kind, to, note }) => {
      if (entity === 'order-event') return [`${String(kind)} ${String(to)}: ${String(note)}`];
      const { template, note: said = '' } = (content ?? {}) as { template?: string; note?: string };
      return entity === 'mail' ? [`mail ${template}: ${said}`] : [];
    });
  return {
    table,
    order,
    told,
    arrives,
    comesAgain: async () => {
      await applyNotice(contextOf(table), noticeIdOf('bank', String(transfers)));
      return requireOrder(contextOf(table), name);
    },
    shelfNow: () => table.get(shelfKey(shelf), Shelf),
    voucherNow: () => table.get(voucherKeys.own('lan', voucher.id), WalletEntry),
    usesNow: async () => (await table.get(voucherKeys.head(voucher.voucherId), StoredVoucher))?.used,
    pauseVoucher: () => pauseVoucher(contextOf(table), { id: voucher.voucherId, isPaused: true }),
    useVoucher: () =>
      table.write([update(voucherKeys.own('lan', voucher.id), { set: { ...spent, orderId: 'another' } })]),
    endVoucher: () =>
      table.write([update(voucherKeys.head(voucher.voucherId), { set: { validTo: daysFromNow(-1) } })]),
    sell: (reserved: number) => table.write([update(shelfKey(shelf), { set: { reserved } })]),
  };
}

const revived = (order: StoredOrder) => [order.status, order.paymentStatus, order.refundDue];
const goesOn = ['confirmed', 'paid', 0];
const goesBack = ['cancelled', 'canceled', 180_000];

describe('money for an order that was called off unpaid', () => {
  it('takes the goods and the voucher once more, and the order goes on', async () => {
    const it = await calledOff();
    expect(await it.shelfNow()).toEqual({ onHand: 5, reserved: 0 });
    expect(await it.usesNow()).toBe(0);
    expect(revived(await it.arrives())).toEqual(goesOn);
    expect(await it.shelfNow()).toEqual({ onHand: 5, reserved: 2 });
    expect((await it.voucherNow())?.orderId).toBe(it.order.id);
    expect(await it.usesNow()).toBe(1);
  });

  it.each([
    ['the goods are sold', (it: Awaited<ReturnType<typeof calledOff>>) => it.sell(4)],
    ['the voucher is used', (it: Awaited<ReturnType<typeof calledOff>>) => it.useVoucher()],
    ['staff stopped the voucher', (it: Awaited<ReturnType<typeof calledOff>>) => it.pauseVoucher()],
  ])('goes back where %s, also when that happens at the same moment', async (_, happens) => {
    const before = await calledOff();
    await happens(before);
    expect(revived(await before.arrives())).toEqual(goesBack);
    const during = await calledOff();
    const crossed = meanwhile(during.table, () => happens(during));
    expect(revived(await during.arrives(180_000, crossed.table))).toEqual(goesBack);
    expect(crossed.happened()).toBe(true);
  });

  it('goes back where the voucher has run out since', async () => {
    const it = await calledOff();
    await it.endVoucher();
    expect(revived(await it.arrives())).toEqual(goesBack);
    expect((await it.voucherNow())?.usedAt).toBeUndefined();
  });

  it('goes on though the table was too busy to say whether it may: then nothing is decided yet', async () => {
    const it = await calledOff();
    const busy = busyTable(it.table, ({ pk }) => pk === voucherKeys.own('lan', '').pk);
    await expect(it.arrives(180_000, busy)).rejects.toThrow('UNAVAILABLE');
    expect(revived(await it.comesAgain())).toEqual(goesOn);
    expect((await it.voucherNow())?.orderId).toBe(it.order.id);
  });

  it('goes back where the shop itself called it off', async () => {
    expect(revived(await (await calledOff({ by: 'staff' })).arrives())).toEqual(goesBack);
  });

  it('is told to its buyer, and in the story of the order', async () => {
    const it = await calledOff();
    await it.arrives();
    expect(it.told().toSorted()).toEqual([
      'mail order-cancelled: ',
      'mail order-paid: revived',
      'payment paid: 180000',
      'status cancelled: Đổi ý',
      'status confirmed: ',
    ]);
  });

  it('goes on with its deposit, and the rest is paid at the door', async () => {
    const given = { deposit: { amount: 60_000, why: 'sum' } } as const;
    const it = await calledOff({ given });
    expect(await it.arrives(60_000)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'processing',
      paymentMethod: 'cash',
      paidAmount: 60_000,
      refundDue: 0,
      stock: 'reserved',
      cancelReason: null,
      cancelledBy: null,
    });
    expect([await it.shelfNow(), await it.usesNow()]).toEqual([{ onHand: 5, reserved: 2 }, 1]);
    expect(it.told()).toContain('payment deposit: 60000');
    expect(it.told()).toContain('mail deposit-received: 60.000 ₫');
    const short = await calledOff({ given });
    expect(revived(await short.arrives(59_999))).toEqual(['cancelled', 'canceled', 59_999]);
    expect(await short.shelfNow()).toEqual({ onHand: 5, reserved: 0 });
    // With what came before, it is there after all.
    expect(await short.arrives(1)).toMatchObject({ status: 'confirmed', paidAmount: 60_000, refundDue: 0 });
  });

  it('goes back where too little came, or some of its shelves are gone', async () => {
    expect(revived(await (await calledOff()).arrives(179_999))).toEqual(['cancelled', 'canceled', 179_999]);
    const it = await calledOff({ given: { totalQuantity: 3 } });
    expect(revived(await it.arrives())).toEqual(goesBack);
    const combo = await calledOff({ given: { totalQuantity: 1, pieces: 2 } });
    expect(revived(await combo.arrives())).toEqual(goesOn);
  });

  it('goes on only once: what comes after that is too much', async () => {
    const it = await calledOff();
    await it.arrives();
    expect(revived(await it.arrives())).toEqual(['confirmed', 'paid', 180_000]);
    expect(await it.shelfNow()).toEqual({ onHand: 5, reserved: 2 });
  });

  it('does not bring back what was paid when it was called off: both sums go back', async () => {
    const it = await calledOff();
    await it.arrives();
    const asked = { id: it.order.id, asker: shopRequester, by: 'shopper', reason: 'Thôi' } as const;
    await callOff(contextOf(it.table), asked);
    expect(revived(await it.arrives())).toEqual(['cancelled', 'paid', 360_000]);
    expect(await it.shelfNow()).toEqual({ onHand: 5, reserved: 0 });
  });
});

describe('an order that may go on once its money comes', () => {
  const lapsed = aWaitingOrder({ status: 'cancelled', paymentStatus: 'canceled', stock: 'released' });
  const whole = { ...lapsed, holdings: [{ ...shelf, quantity: 2 }], totalQuantity: 2, cancelledBy: null };

  it.each<[string, Partial<StoredOrder>, boolean]>([
    ['lapsed unpaid', {}, true],
    ['was given up by its buyer', { cancelledBy: 'shopper' }, true],
    ['was called off by the shop', { cancelledBy: 'staff' }, false],
    ['had its money back', { paymentStatus: 'refunded' }, false],
    ['came back from a door nobody opened', { status: 'returned' }, false],
    ['still holds its goods', { stock: 'reserved' }, false],
    ['has lost a shelf with its product', { holdings: [{ ...shelf, quantity: 1 }] }, false],
    ['is made of more pieces than its lines say', { pieces: 3 }, false],
  ])('%s: %s', (_, given, may) => {
    expect(mayRevive({ ...whole, ...given })).toBe(may);
  });
});
