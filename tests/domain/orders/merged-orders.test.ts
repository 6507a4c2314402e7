import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cartItemIdOf, noVariant } from '#shared/cart/item-id.ts';
import { maxOrderLines, type OrderVoucher } from '#shared/orders/order.ts';
import { dueItem } from '#functions/domain/due/due-items.ts';
import { mergeOrders, previewMerge } from '#functions/domain/checkout/merge-orders.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { voucherRecord } from '#functions/domain/vouchers/voucher-record.ts';
import { log } from '#functions/platform/log.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { aCompany } from '#tests/support/invoices.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aMemberVoucher, heldItems } from '#tests/support/vouchers.ts';
import { stubSettings } from './doing-surroundings.ts';
import { editShop, now } from './edit-shop.ts';

beforeEach(() => {
  stubSettings();
  vi.spyOn(log, 'info').mockReturnValue();
});

const until = '2026-11-23T03:00:00.000Z';
const unpaid = { status: 'draft', paymentStatus: 'processing', paidAmount: 0, unpaidUntil: until } as const;
const cash = {
  paymentStatus: 'processing',
  paidAmount: 0,
  paymentMethod: 'cash',
  paymentProvider: null,
} as const;

/** Two orders of Lan: tea and a cup, to be paid in cash; and tea, which waits for its money. */
async function twoOrders(into: Partial<StoredOrder> = {}, from: Partial<StoredOrder> = {}) {
  const shop = editShop();
  await shop.anOrder('o1', { tea: 1, cup: 1 }, { ...cash, ...into });
  await shop.anOrder('o2', { tea: 2 }, { ...unpaid, ...from });
  shop.put([dueItem({ at: until, kind: 'unpaid-order', of: 'o2' })]);
  const draft = { fromId: 'o2', version: 1, prices: 'kept', vouchers: 'kept', rest: 'ahead' } as const;
  return {
    ...shop,
    previewed: (more: object = {}) => previewMerge(shop.at(), 'o1', { ...draft, ...more }),
    merge: (
      expectedTotal: number,
      {
        key = 'request-1',
        where = shop.table,
        ...more
      }: { key?: string; where?: Table; version?: number } = {},
    ) =>
      mergeOrders(shop.at(where), {
        id: 'o1',
        userId: 'an',
        clientRequestId: key,
        expectedTotal,
        ...draft,
        ...more,
      }),
    of: (entity: string) => shop.rows().filter((row) => row['entity'] === entity),
  };
}

describe('two orders that are merged', () => {
  it('are one: with the lines, the goods and the price of both', async () => {
    const earlier = { id: 'o0', code: 'CL-o0' };
    const shop = await twoOrders(
      { notes: 'Gọi trước', mergedFrom: [earlier] },
      { notes: 'Gói quà', vatInvoice: aCompany },
    );
    const after = await shop.merge(320_000);
    expect(after).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'processing',
      total: 320_000,
      totalQuantity: 4,
      pieces: 4,
      notes: 'Gọi trước\nGói quà',
      vatInvoice: aCompany,
      mergedFrom: [earlier, { id: 'o2', code: 'CL-o2' }],
      edits: [{ id: 'request-1', reason: 'merged:CL-o2', from: 120_000, to: 320_000 }],
    });
    expect(after.items.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      ['tea', 3],
      ['cup', 1],
    ]);
    expect(after.holdings.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      ['tea', 3],
      ['cup', 1],
    ]);
    expect(await shop.orderNow('o2')).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'canceled',
      stock: 'released',
      cancelReason: 'merged',
      cancelledBy: 'staff',
      unpaidUntil: null,
      mergedInto: { id: 'o1', code: 'CL-o1' },
    });
    // No shelf changed for it, and the clock of the other has stopped.
    expect([
      (await shop.shelf('tea'))?.reserved,
      (await shop.shelf('cup'))?.reserved,
      shop.of('due'),
    ]).toEqual([3, 1, []]);
    const mails = shop.of('mail').map((row) => row['content'] as { template: string; note?: string });
    expect(mails).toMatchObject([{ template: 'order-merged', note: 'CL-o2' }]);
  });

  it('are merged once, however often it is told, and at the same moment', async () => {
    const shop = await twoOrders();
    const crossed = meanwhile(shop.table, () => shop.merge(320_000));
    const after = await shop.merge(320_000, { where: crossed.table });
    expect(await shop.merge(320_000)).toEqual(after);
    expect([crossed.happened(), (await shop.orderNow('o1')).version, shop.of('mail').length]).toEqual([
      true,
      2,
      1,
    ]);
    expect(await refusalOf(shop.merge(320_000, { key: 'request-2', version: 2 }))).toBe('ORDER_MERGE_STATE');
  });

  it('are not merged where the other changes at that moment', async () => {
    const shop = await twoOrders();
    const crossed = meanwhile(shop.table, () => shop.change('o2', { paidAmount: 1 }));
    expect(await refusalOf(shop.merge(320_000, { where: crossed.table }))).toBe('ORDER_MERGE_PAID');
    expect([crossed.happened(), (await shop.orderNow('o1')).version]).toEqual([true, 1]);
  });

  it('come to what was agreed, or are refused with what they come to', async () => {
    const shop = await twoOrders();
    await expect(shop.merge(319_999)).rejects.toMatchObject({
      code: 'ORDER_CHANGED',
      details: { params: { total: 320_000, subtotal: 320_000, tax: 0, shippingFee: 0, voucherDiscount: 0 } },
    });
    expect(await shop.previewed()).toMatchObject({
      before: { total: 120_000 },
      after: { total: 320_000 },
      difference: 200_000,
      missing: 320_000,
      from: { id: 'o2', code: 'CL-o2', total: 200_000 },
      vouchersBack: [],
      discountGone: 0,
    });
  });

  it('are two of one telephone that is a telephone, or of one account', async () => {
    const nameless = { fullName: 'Khách', phone: '0000000000', email: '' };
    const named = { ...nameless, phone: '0912345678' };
    for (const [into, from, code] of [
      [{ userId: null, customer: nameless }, { userId: null, customer: nameless }, 'ORDER_MERGE_BUYER'],
      [{ userId: null, customer: named }, { userId: null, customer: named }, undefined],
      [{ customer: nameless }, { customer: nameless }, undefined],
    ] as const)
      expect(await refusalOf((await twoOrders(into, from)).previewed())).toBe(code);
  });

  it('keep the words and the invoice of the first, and say the same once', async () => {
    const company = { ...aCompany, companyName: 'Khác' };
    const shop = await twoOrders(
      { notes: 'Gọi trước', vatInvoice: aCompany },
      { notes: 'Gọi trước', vatInvoice: company },
    );
    expect(await shop.merge(320_000)).toMatchObject({ notes: 'Gọi trước', vatInvoice: aCompany });
    const long = await twoOrders({ notes: 'a'.repeat(600) }, { notes: 'b'.repeat(600) });
    expect((await long.merge(320_000)).notes).toHaveLength(1000);
    const silent = await twoOrders({ notes: '' }, { notes: 'Gói quà' });
    expect((await silent.merge(320_000)).notes).toBe('Gói quà');
  });

  it('give the vouchers and the discount of the second back', async () => {
    const own = aMemberVoucher('lan', {
      id: 'vou_sen~1',
      voucherId: 'vou_sen',
      code: 'SEN',
      usedAt: now,
      orderId: 'o2',
      saved: 20_000,
    });
    const voucher: OrderVoucher = {
      id: own.id,
      code: 'SEN',
      name: 'Sen',
      type: own.type,
      category: own.category,
      voucherId: 'vou_sen',
      campaignId: null,
      discountAmount: 20_000,
    };
    const discount = { amount: 10_000, reason: 'Quen' };
    const shop = await twoOrders(
      {},
      { vouchers: [voucher], voucherDiscount: 30_000, discount, total: 170_000 },
    );
    shop.put(heldItems(own));
    expect(await shop.previewed()).toMatchObject({
      vouchersBack: ['SEN'],
      discountGone: 10_000,
      after: { total: 320_000 },
    });
    await shop.merge(320_000);
    expect(shop.of('member-voucher')[0]).not.toHaveProperty('usedAt');
    expect((await voucherRecord.find(shop.table, { id: 'vou_sen' }))?.used).toBe(0);
  });

  it.each([
    ['is handed over where the first stands in none', [], ['EMAIL#b'], []],
    ['goes down where both stand in one', ['EMAIL#a'], ['EMAIL#a'], ['EMAIL#b -1']],
  ])('the count of a guest’s open cash orders %s', async (_, slots, after, counts) => {
    const guest = { userId: null, sessionId: 'g1', unpaidUntil: null };
    const shop = await twoOrders(
      { ...guest, openSlots: slots },
      { ...guest, ...cash, openSlots: ['EMAIL#b'] },
    );
    expect((await shop.merge(320_000)).openSlots).toEqual(after);
    expect((await shop.orderNow('o2')).openSlots).toEqual([]);
    const counted = shop
      .of('open-cash')
      .map((row) => `${String(row['pk']).split('#').slice(-2).join('#')} ${String(row['open'])}`);
    expect(counted).toEqual(counts);
  });

  it('have no more lines than an order may', async () => {
    const shop = await twoOrders();
    const [tea] = (await shop.orderNow('o2')).items;
    if (!tea) throw new Error('The order has no line');
    const linesOf = (count: number) =>
      Array.from({ length: count }, (_, nth) => ({
        ...tea,
        id: cartItemIdOf({ productId: `p${nth}`, variantId: noVariant }),
        productId: `p${nth}`,
        quantity: 1,
        subtotal: tea.unitTotal,
      }));
    const others = async (count: number) => {
      const items = linesOf(count);
      const holdings = items.map(({ productId }) => ({
        productId,
        variantId: '-',
        warehouseId: 'wh-da-nang',
        quantity: 1,
      }));
      await shop.change('o2', { items, holdings });
      return refusalOf(shop.previewed());
    };
    // The first has two of its own.
    expect([await others(maxOrderLines - 2), await others(maxOrderLines - 1)]).toEqual([
      undefined,
      'ORDER_TOO_LARGE',
    ]);
  });
});
