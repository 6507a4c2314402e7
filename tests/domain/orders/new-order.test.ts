import { describe, expect, it } from 'vitest';
import { newOrder } from '#functions/domain/orders/placing/new-order.ts';
import { newOrderCode } from '#functions/domain/orders/placing/order-code.ts';
import type { OrderInput } from '#functions/domain/orders/placing/order-input.ts';
import { newRefundCode } from '#functions/domain/refunds/refund-code.ts';
import { newReturnCode } from '#functions/domain/returns/return-code.ts';
import { aCompany, soldItem } from '#tests/support/invoices.ts';
import { home } from './doing-surroundings.ts';

const at = new Date('2026-11-20T17:30:00.000Z');
const inADay = '2026-11-21T17:30:00.000Z';
const customer = { fullName: 'Lan', phone: '0912345678', email: 'lan@example.com' };
const item = soldItem({ price: 100_000, quantity: 2 });
const pickup = { id: 'hni', name: 'Kho Hà Nội' };
const { requestedAt: _asked, ...company } = aCompany;

const member: OrderInput = {
  buyer: { kind: 'member', userId: 'lan' },
  owner: { kind: 'member', userId: 'lan' },
  voucherIds: [],
  deliveryType: 'prepaid_ship',
  shipTo: home,
  requestKey: 'k',
  asked: {},
  customer: null,
  paymentMethod: 'transfer',
  paymentProvider: 'vietqr',
  notes: 'Gọi trước',
  vatInvoice: company,
  saleChannelId: 'website',
  language: 'en',
};
const guest = { ...member, buyer: { kind: 'guest', sessionId: 'g1' } } as const;

const taking = {
  productId: 'tea',
  variantId: '-',
  warehouseId: 'hni',
  quantity: 2,
  onHand: 9,
  split: undefined,
};
const quote = {
  items: [item],
  basket: [],
  takings: [taking],
  totals: {
    subtotal: 216_000,
    tax: 16_000,
    shippingFee: 30_000,
    voucherDiscount: 20_000,
    total: 226_000,
    lines: [],
    discounts: [20_000],
  },
  pickup,
  shipping: { arrival: { daysFrom: 1, daysTo: 2 } },
  vouchers: [
    {
      id: 'v~1',
      code: 'V',
      name: 'Sen',
      category: 'system_voucher',
      type: 'discount_amount',
      voucherId: 'v',
      campaignId: 'tet',
      version: 3,
    },
  ],
};
const begun = (input: OrderInput, more: object = {}) =>
  // Of a quote an order takes these parts alone.
  newOrder(input, { customer, shippingAddress: home }, { ...quote, ...more } as never, at);
const free = { totals: { ...quote.totals, total: 0 } };

describe('an order as it begins', () => {
  it('says who bought what for how much, where it goes and from where it comes', () => {
    const { id, code, ...order } = begun(member);
    expect([id.length > 10, code.length > 8]).toEqual([true, true]);
    expect(order).toEqual({
      status: 'draft',
      paymentMethod: 'transfer',
      paymentProvider: 'vietqr',
      paymentStatus: 'processing',
      deliveryType: 'prepaid_ship',
      customer,
      shippingAddress: home,
      pickupWarehouse: pickup,
      items: [item],
      totalItems: 1,
      totalQuantity: 2,
      subtotal: 216_000,
      tax: 16_000,
      shippingFee: 30_000,
      voucherDiscount: 20_000,
      discount: null,
      total: 226_000,
      paidAmount: 0,
      refundDue: 0,
      refundedAmount: 0,
      returnedAmount: 0,
      paybacks: [],
      vouchers: [
        {
          id: 'v~1',
          code: 'V',
          name: 'Sen',
          category: 'system_voucher',
          type: 'discount_amount',
          discountAmount: 20_000,
          voucherId: 'v',
          campaignId: 'tet',
        },
      ],
      provenBy: 'account',
      paymentId: null,
      arrival: { daysFrom: 1, daysTo: 2 },
      notes: 'Gọi trước',
      vatInvoice: { ...company, requestedAt: at.toISOString() },
      flags: [],
      cancelReason: null,
      unpaidUntil: inADay,
      returnableUntil: null,
      createdAt: at.toISOString(),
      updatedAt: at.toISOString(),
      completedAt: null,
      userId: 'lan',
      sessionId: null,
      placedBy: null,
      saleChannelId: 'website',
      language: 'en',
      carrier: null,
      trackingNumber: null,
      cancelledBy: null,
      credit: null,
      called: null,
      calls: [],
      nextCallAt: null,
      confirmedAt: null,
      references: [],
      edits: [],
      formerItems: [],
      formerTerms: [],
      openSlots: [],
      holdings: [{ productId: 'tea', variantId: '-', warehouseId: 'hni', quantity: 2 }],
      stock: 'reserved',
      version: 1,
    });
  });

  const cash = { paymentMethod: 'cash', paymentProvider: null } as const;
  it.each<[string, OrderInput, object, object]>([
    [
      'a member’s that is paid first',
      member,
      {},
      { status: 'draft', unpaidUntil: inADay, confirmedAt: null, provenBy: 'account' },
    ],
    [
      'a member’s in cash',
      { ...member, ...cash },
      {},
      { status: 'confirmed', paymentStatus: 'processing', unpaidUntil: null, confirmedAt: at.toISOString() },
    ],
    [
      'a member’s for nothing',
      member,
      free,
      { status: 'confirmed', paymentStatus: 'paid', paymentMethod: 'transfer' },
    ],
    [
      'a guest’s in cash',
      { ...guest, ...cash },
      {},
      { status: 'draft', unpaidUntil: inADay, provenBy: null, userId: null, sessionId: 'g1' },
    ],
    [
      'a guest’s for nothing',
      guest,
      free,
      {
        status: 'draft',
        paymentMethod: 'cash',
        paymentProvider: null,
        paymentStatus: 'processing',
        provenBy: null,
      },
    ],
    [
      'in cash, as staff wrote it down',
      { ...guest, ...cash, placedBy: 'an' },
      {},
      { status: 'confirmed', placedBy: 'an', provenBy: 'staff', unpaidUntil: null },
    ],
    [
      'to be paid first, as staff wrote it down',
      { ...guest, placedBy: 'an' },
      {},
      { status: 'draft', provenBy: 'staff' },
    ],
    [
      'of nobody’s cart',
      { ...guest, buyer: { kind: 'guest', sessionId: '' } },
      {},
      { sessionId: null, userId: null },
    ],
    ['that is fetched', { ...member, deliveryType: 'warehouse_pickup' }, {}, { shippingAddress: null }],
    [
      'with something taken off by hand',
      { ...guest, discount: { amount: 5000, reason: 'Quen', maxPercent: 10 } },
      {},
      { discount: { amount: 5000, reason: 'Quen' } },
    ],
    [
      'of which more pieces are taken than its lines say',
      member,
      { takings: [taking, { ...taking, productId: 'cup' }] },
      { pieces: 4, totalQuantity: 2 },
    ],
    ['without an invoice', { ...member, vatInvoice: null }, {}, { vatInvoice: null }],
  ])('waits, or is agreed to, by how it is paid and by whom: %s', (_, input, more, expected) => {
    expect(begun(input, more)).toMatchObject(expected);
  });

  it('stands in the counts of a guest’s open cash orders, and a member’s in none', () => {
    expect(begun({ ...guest, ...cash }).openSlots).toEqual(
      expect.arrayContaining(['EMAIL#lan@example.com', 'PHONE#0912345678']),
    );
    expect(begun({ ...member, ...cash }).openSlots).toEqual([]);
  });
});

it.each([
  ['an order', newOrderCode, 'CL'],
  ['a refund', newRefundCode, 'HT'],
  ['a return', newReturnCode, 'TH'],
])('the code of %s says the day in Vietnam, and differs from the next', (_, code, prefix) => {
  const [one, other] = [code(at), code(at)];
  expect(one).toMatch(new RegExp(`^${prefix}261121[0-9A-Z]{5}$`));
  expect(one).not.toBe(other);
});
