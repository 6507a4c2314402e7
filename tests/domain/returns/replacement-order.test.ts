import { describe, expect, it } from 'vitest';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { replace } from '#functions/domain/returns/replace-goods.ts';
import { newShelfItem } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { aCompany, soldItem } from '#tests/support/invoices.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aStoredOrder } from '#tests/support/returns.ts';
import { aReturn, aReturnItem } from './a-return.ts';
import { lan } from './return-world.ts';

const at = new Date('2026-11-23T05:00:00.000Z');
const tea = { ...soldItem({ price: 100_000, quantity: 3 }), id: 'l1', productId: 'tea' };
const cup = { ...soldItem({ price: 50_000, quantity: 2 }, 1), id: 'l2', productId: 'cup' };
const box = { ...soldItem({ price: 200_000, quantity: 1 }, 2), id: 'l3', productId: 'box' };
const part = {
  ...soldItem({ price: 1 }),
  productId: 'cup',
  variantId: null,
  quantity: 4,
  share: 200_000,
  code: '',
};

/** What became of the first order, which is none of the replacement's. */
const became: Partial<StoredOrder> = {
  returnedPieces: { l1: 1 },
  returnedShipping: 1,
  lostPieces: { l1: 1 },
  carriage: { feeOut: 1, feeBack: 1, codFee: 1, insurance: 1, awaited: 1, compensation: 1 },
  deposit: { amount: 1, why: 'sum' },
  tender: { cash: 1, card: 0, given: 2 },
  exchange: { orderId: 'o7', orderCode: 'CL7', returnId: 'r7', returnCode: 'DT7', credit: 2, carried: 1 },
  mergedInto: { id: 'o8', code: 'CL8' },
  mergedFrom: [{ id: 'o9', code: 'CL9' }],
};

/** An order with all an order can have happen to it. */
const bought: StoredOrder = aStoredOrder(lan, [tea, cup, { ...box, parts: [part] }], {
  id: 'o1',
  code: 'CL1',
  shippingFee: 30_000,
  voucherDiscount: 10_000,
  vouchers: [
    {
      id: 'v',
      code: 'V',
      name: 'V',
      category: 'system_voucher',
      type: 'discount_amount',
      discountAmount: 10_000,
      voucherId: null,
      campaignId: null,
    },
  ],
  paidAmount: 700_000,
  refundDue: 5_000,
  refundedAmount: 6_000,
  returnedAmount: 7_000,
  goodwillAmount: 8_000,
  ...became,
  pieces: 9,
  paybacks: [{ cause: 'surplus', returnId: null, amount: 5_000, paidAt: null }],
  paymentId: 'o1~1',
  notes: 'Gọi trước',
  vatInvoice: aCompany,
  flags: ['refund_due'],
  cancelReason: 'x',
  cancelledBy: 'staff',
  unpaidUntil: at.toISOString(),
  placedBy: 'chi',
  carrier: 'ghtk',
  trackingNumber: 'S1',
  credit: { grantedBy: 'an', grantedAt: '', reason: '', dueAt: '' },
  called: { at: '', by: 'an' } as never,
  nextCallAt: 'x',
  references: ['bank:1'],
  edits: [{ id: 'e', userId: 'an', at: '', reason: '', from: 1, to: 2 }],
  formerItems: [tea],
  formerTerms: [
    { key: '', shippingFee: 0, arrival: null, discounts: [], paymentMethod: 'cash', paymentProvider: null },
  ],
  openSlots: ['EMAIL#x'],
  holdings: ['tea 3', 'cup 6'].map((one) => ({
    productId: one.split(' ')[0] ?? '',
    variantId: '-',
    warehouseId: 'hni',
    quantity: Number(one.split(' ')[1]),
  })),
});

async function replaced(given: Partial<StoredOrder>, ...items: ReturnType<typeof aReturnItem>[]) {
  const { table, put } = memoryTable();
  const counts = {
    onHand: 50,
    reserved: 0,
    onOrder: 0,
    cost: 0,
    minQuantity: 0,
    maxQuantity: null,
    warehouseName: '',
    province: '',
  };
  put(
    ['tea', 'cup'].map((productId) =>
      newShelfItem({ productId, variantId: '-', warehouseId: 'hni', ...counts }, { why: 'counted' }),
    ),
  );
  const order = { ...bought, ...given };
  const returned = aReturn({ id: 'r1', code: 'TH1', items });
  return (await replace(table, { order, returned, userId: 'an', at })).order;
}

describe('the order that is sent in place of goods that came back', () => {
  it('has them alone, costs nothing, and knows nothing of what became of the first', async () => {
    const order = await replaced(
      {},
      aReturnItem({ itemId: 'l1', quantity: 3, passed: 2 }),
      aReturnItem({ itemId: 'l2', quantity: 2, passed: 0 }),
    );
    const { pieces: _pieces, goodwillAmount: _goodwill, ...alike } = bought;
    expect(Object.keys(became).filter((name) => name in order)).toEqual([]);
    expect({ ...became, ...order }).toEqual({
      ...alike,
      id: order.id,
      code: order.code,
      status: 'confirmed',
      paymentStatus: 'paid',
      // With tax a piece costs 108,000 ₫.
      items: [{ ...tea, quantity: 2, subtotal: 216_000 }],
      totalItems: 1,
      totalQuantity: 2,
      subtotal: 216_000,
      tax: 16_000,
      shippingFee: 0,
      voucherDiscount: 216_000,
      discount: { amount: 216_000, reason: 'TH1' },
      total: 0,
      paidAmount: 0,
      refundDue: 0,
      refundedAmount: 0,
      returnedAmount: 0,
      paybacks: [],
      vouchers: [],
      paymentId: null,
      notes: '',
      vatInvoice: null,
      flags: [],
      cancelReason: null,
      cancelledBy: null,
      unpaidUntil: null,
      returnableUntil: null,
      createdAt: at.toISOString(),
      updatedAt: at.toISOString(),
      completedAt: null,
      confirmedAt: at.toISOString(),
      placedBy: 'an',
      carrier: null,
      trackingNumber: null,
      credit: null,
      called: null,
      calls: [],
      nextCallAt: null,
      references: [],
      edits: [],
      formerItems: [],
      formerTerms: [],
      openSlots: [],
      holdings: [{ productId: 'tea', variantId: '-', warehouseId: 'hni', quantity: 2 }],
      stock: 'reserved',
      version: 1,
      replaces: { orderId: 'o1', orderCode: 'CL1', returnId: 'r1', returnCode: 'TH1' },
    });
    expect([order.id === bought.id, order.code === bought.code]).toEqual([false, false]);
  });

  it('sends all that was asked for where nobody looked, and of a combo its pieces', async () => {
    const order = await replaced(
      {},
      aReturnItem({ itemId: 'l2', quantity: 2, passed: null }),
      aReturnItem({ itemId: 'l3', quantity: 1, passed: 1 }),
    );
    expect(order).toMatchObject({
      totalItems: 2,
      totalQuantity: 3,
      pieces: 6,
      subtotal: 324_000,
      tax: 24_000,
    });
    expect(order.holdings.map(({ productId, quantity }) => `${productId} ${quantity}`)).toEqual(['cup 6']);
  });

  it('stands for the first of all, and is proven by staff where nobody had proven that', async () => {
    const replaces = { orderId: 'o0', orderCode: 'CL0', returnId: 'r0', returnCode: 'TH0' };
    const order = await replaced(
      { replaces, provenBy: null },
      aReturnItem({ itemId: 'l1', quantity: 1, passed: 1 }),
    );
    expect(order.replaces).toEqual({ orderId: 'o0', orderCode: 'CL0', returnId: 'r1', returnCode: 'TH1' });
    expect([order.provenBy, (await replaced({}, aReturnItem({ itemId: 'l1' }))).provenBy]).toEqual([
      'staff',
      'account',
    ]);
  });
});
