import { formatVnd } from '#shared/values/money.ts';
import { describe, expect, it } from 'vitest';
import { findDebt } from '#functions/domain/purchasing/book-debt.ts';
import { paySupplier, reversePayment } from '#functions/domain/purchasing/pay-supplier.ts';
import { purchasingKeys } from '#functions/domain/purchasing/purchasing-keys.ts';
import type { StoredPurchase, StoredPurchaseLine } from '#functions/domain/purchasing/purchase-record.ts';
import { receive } from '#functions/domain/purchasing/receive-purchase.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { shiftDay } from '#functions/domain/reports/period.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { aBuyingShop, boss } from './purchase-world.ts';

const line = (id: string, given: Partial<StoredPurchaseLine> = {}): StoredPurchaseLine =>
  ({
    id,
    productId: `p${id}`,
    variantId: null,
    name: `Gạo ${id}`,
    quantity: 20,
    cost: 1000,
    taxRate: 0,
    received: 0,
    sentBack: 0,
    isClosed: false,
    ...given,
  }) as StoredPurchaseLine;

const purchaseOf = (lines: StoredPurchaseLine[]) =>
  ({
    id: 'po',
    code: 'MH1',
    status: 'sent',
    warehouse: { id: 'hni', name: 'Kho' },
    lines,
    discount: 0,
    freight: 0,
    receipts: 0,
    version: 1,
  }) as unknown as StoredPurchase;

type Came = { quantity: number; isLast?: boolean };
const take = (lines: StoredPurchaseLine[], came: Record<string, Came>, acceptsMore = false) =>
  receive(
    { now: () => new Date('2026-11-23T03:00:00.000Z') },
    purchaseOf(lines),
    {
      userId: boss,
      note: '',
      acceptsMore,
      lines: Object.entries(came).map(([lineId, { quantity, isLast = false }]) => ({
        lineId,
        quantity,
        isLast,
        lots: [],
        serials: [],
      })),
    },
    () => 'by-count' as never,
  );

const loadChunk = (work: () => unknown): string | undefined => {
  try {
    work();
    return undefined;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('what comes of a purchase', () => {
  it.each<[ordered: number, received: number, came: number, accepts: boolean, code: string | undefined]>([
    [20, 0, 19, false, undefined],
    [20, 0, 20, false, undefined],
    [20, 0, 21, false, 'PURCHASE_MORE_CAME'],
    [20, 0, 21, true, undefined],
    [20, 0, 22, true, undefined],
    [20, 0, 23, true, 'PURCHASE_TOO_MUCH_CAME'],
    [20, 0, 23, false, 'PURCHASE_TOO_MUCH_CAME'],
    [20, 15, 5, false, undefined],
    [20, 15, 6, false, 'PURCHASE_MORE_CAME'],
    [20, 15, 7, true, undefined],
    [20, 15, 8, true, 'PURCHASE_TOO_MUCH_CAME'],
    [20, 20, 1, false, 'PURCHASE_MORE_CAME'],
    [1, 0, 2, true, undefined],
    [1, 0, 3, true, 'PURCHASE_TOO_MUCH_CAME'],
    [10, 0, 11, true, undefined],
    [10, 0, 12, true, 'PURCHASE_TOO_MUCH_CAME'],
    [11, 0, 13, true, undefined],
    [11, 0, 14, true, 'PURCHASE_TOO_MUCH_CAME'],
  ])('of %i ordered, %i there, %i more come (counted: %s): %s', (quantity, received, came, accepts, code) => {
    // Another line beside it, of which all is awaited, changes nothing.
    const lines = [line('1', { quantity, received }), line('2', { quantity: 100 })];
    expect(loadChunk(() => take(lines, { '1': { quantity: came } }, accepts))).toBe(code);
  });

  it('is more than is awaited where a line was closed before', () => {
    const closed = [line('1', { received: 5, isClosed: true })];
    expect(loadChunk(() => take(closed, { '1': { quantity: 1 } }))).toBe('PURCHASE_MORE_CAME');
    expect(take(closed, { '1': { quantity: 1 } }, true).moves?.[0]).not.toHaveProperty('onOrder');
  });

  it('is of a line there is, and of a purchase that is awaited', () => {
    expect(loadChunk(() => take([line('1')], { '2': { quantity: 1 } }))).toBe('PURCHASE_LINE_UNKNOWN');
  });

  it.each<[string, Record<string, Came>, status: string, onOrder: (number | undefined)[], receipts?: number]>(
    [
      ['some of one line', { '1': { quantity: 5 } }, 'partly_received', [-5], 1],
      ['all of both', { '1': { quantity: 20 }, '2': { quantity: 10 } }, 'received', [-20, -10], 1],
      ['more than all of one', { '1': { quantity: 22 } }, 'partly_received', [-20], 1],
      ['the last of one', { '1': { quantity: 5, isLast: true } }, 'partly_received', [-20], 1],
      ['nothing more of one', { '1': { quantity: 0, isLast: true } }, 'sent', [-20]],
      [
        'nothing more of either',
        { '1': { quantity: 0, isLast: true }, '2': { quantity: 0, isLast: true } },
        'cancelled',
        [-20, -10],
      ],
      [
        'all of one and nothing more of the other',
        { '1': { quantity: 20 }, '2': { quantity: 0, isLast: true } },
        'received',
        [-20, -10],
        1,
      ],
      ['nothing at all', { '1': { quantity: 0 } }, 'sent', []],
    ],
  )('%s', (_, came, status, onOrder, receipts) => {
    const { change, moves = [], why } = take([line('1'), line('2', { quantity: 10 })], came, true);
    expect([change.status, moves.map((move) => move.onOrder), change.receipts]).toEqual([
      status,
      onOrder,
      receipts,
    ]);
    expect(why).toBe(receipts ? 'received' : 'cancelled');
  });
});

/** A shop that owes its supplier 600,000 ₫ and their tax. */
async function owing() {
  const shop = await aBuyingShop();
  await shop.receive(await shop.sent(), 20);
  const owed = 648_000;
  const pay = (amount: number, { at = shop.table, isPrepayment = false, paidOn = '' } = {}) =>
    paySupplier(contextOf(at), {
      id: shop.supplier.id,
      userId: boss,
      amount,
      paidOn: paidOn || dayInVietnam(Date.now()),
      way: 'transfer',
      note: '',
      isPrepayment,
    } as Parameters<typeof paySupplier>[1]);
  const reverse = (number: number, at = shop.table) =>
    reversePayment(contextOf(at), {
      id: shop.supplier.id,
      number,
      userId: boss,
      reason: 'Nhầm',
    } as Parameters<typeof reversePayment>[1]);
  const debt = () => findDebt(shop.context, shop.supplier.id);
  const open = async () => (await debt()).open.reduce((sum, { amount }) => sum + amount, 0);
  return { ...shop, owed, pay, reverse, debt, open };
}

describe('a payment to a supplier', () => {
  it('is as much as is owed; one đồng more only where it is said to be paid beforehand', async () => {
    const shop = await owing();
    await expect(shop.pay(shop.owed + 1)).rejects.toMatchObject({
      code: 'DEBT_PAID_ABOVE',
      details: { params: { owed: formatVnd(shop.owed) } },
    });
    await shop.pay(shop.owed + 1, { isPrepayment: true });
    expect([await shop.open(), (await shop.debt()).credit]).toEqual([0, 1]);
    await expect(shop.pay(1)).rejects.toMatchObject({
      code: 'DEBT_PAID_ABOVE',
      details: { params: { owed: '0 ₫' } },
    });
    const exact = await owing();
    await exact.pay(exact.owed);
    expect([await exact.open(), (await exact.debt()).credit]).toEqual([0, 0]);
  });

  it('was made today at the latest', async () => {
    const shop = await owing();
    const today = dayInVietnam(Date.now());
    await expect(shop.pay(1, { paidOn: shiftDay(today, 1) })).rejects.toMatchObject({
      code: 'DEBT_DAY_AHEAD',
    });
    await shop.pay(1, { paidOn: today });
    await shop.pay(1, { paidOn: shiftDay(today, -1) });
    expect(await shop.open()).toBe(shop.owed - 2);
  });

  it('is held against what is owed at that moment, of two who pay at once', async () => {
    const shop = await owing();
    const crossed = meanwhile(shop.table, () => shop.pay(shop.owed - 10));
    await expect(shop.pay(11, { at: crossed.table })).rejects.toMatchObject({
      code: 'DEBT_PAID_ABOVE',
      details: { params: { owed: '10 ₫' } },
    });
    const both = await owing();
    const other = meanwhile(both.table, () => both.pay(100));
    await both.pay(11, { at: other.table });
    expect([other.happened(), await both.open()]).toEqual([true, both.owed - 111]);
  });

  it('is not made to a supplier who leaves at that moment', async () => {
    const shop = await owing();
    const leave = () => shop.table.write([remove(purchasingKeys.supplier(shop.supplier.id))]);
    const crossed = meanwhile(shop.table, leave);
    await expect(shop.pay(1, { at: crossed.table })).rejects.toMatchObject({ code: 'SUPPLIER_NOT_FOUND' });
    expect(await shop.open()).toBe(shop.owed);
  });

  it('is taken back once, and nothing but a payment is', async () => {
    const shop = await owing();
    await shop.pay(100_000);
    await shop.pay(50_000);
    expect(await shop.open()).toBe(498_000);
    await expect(shop.reverse(1)).rejects.toMatchObject({ code: 'DEBT_PAYMENT_NOT_FOUND' });
    await expect(shop.reverse(9)).rejects.toMatchObject({ code: 'DEBT_PAYMENT_NOT_FOUND' });
    const crossed = meanwhile(shop.table, () => shop.reverse(2));
    await expect(shop.reverse(2, crossed.table)).rejects.toMatchObject({ code: 'DEBT_PAYMENT_REVERSED' });
    expect(await shop.open()).toBe(598_000);
    await expect(shop.reverse(2)).rejects.toMatchObject({ code: 'DEBT_PAYMENT_REVERSED' });
    await expect(shop.reverse(4)).rejects.toMatchObject({ code: 'DEBT_PAYMENT_NOT_FOUND' });
    await shop.reverse(3);
    expect(await shop.open()).toBe(shop.owed);
  });
});
