import { describe, expect, it } from 'vitest';
import { noName, noPhone } from '#shared/orders/nameless-guest.ts';
import { createCounterOrder, sellAtCounter } from '#shared/orders/staff-place-order.contract.ts';
import { counterOrderInput, saleInput } from '#functions/domain/orders/placing/counter-order-input.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';

const terms = { paymentProvider: null, language: 'vi' } as const;
const lines = [{ productId: 'tea', quantity: 1 }];
const lan = { fullName: 'Lan', phone: '0922222222', email: 'Lan@Example.COM' };
const toHanoi = {
  recipientName: 'Lan Nhận',
  phone: '0911111111',
  provinceCode: 1,
  wardCode: 4,
  street: '1 Hàng Bông',
};
const sent = { deliveryType: 'prepaid_ship', shippingAddress: toHanoi };
const discount = { amount: 5000, reason: 'Quen' };

type Role = 'admin' | 'collaborator';
const order = (given: object = {}, role: Role = 'collaborator') =>
  counterOrderInput(
    { userId: 'an', role },
    {
      asked: createCounterOrder.body.parse({
        lines,
        customer: {},
        clientRequestId: 'written-by-an',
        ...given,
      }),
      ...terms,
    },
  );
const refused = (given: object, role?: Role) => refusalOf((async () => order(given, role))());

describe('an order that staff write down', () => {
  it.each([
    ['by what they said', { customer: lan }, { fullName: 'Lan', phone: '0922222222' }],
    ['by whom it goes to', {}, { fullName: 'Lan Nhận', phone: '0911111111' }],
    ['at the counter by nothing', { deliveryType: 'warehouse_pickup' }, { fullName: noName, phone: noPhone }],
  ])('knows its buyer %s', (_, given, expected) => {
    expect(order({ ...sent, ...given }).customer).toMatchObject(expected);
  });

  it('goes where it is to be sent, and nowhere where it is fetched', async () => {
    const { street, phone, recipientName } = toHanoi;
    const place = { street, phone, recipientName, provinceCode: 1, districtCode: null, wardCode: 4 };
    expect(order(sent).shipTo).toMatchObject({ ...place, system: 'v2' });
    const former = { ...toHanoi, system: 'v1', districtCode: 1, wardCode: 1 };
    expect(order({ ...sent, shippingAddress: former }).shipTo).toMatchObject({
      system: 'v1',
      districtCode: 1,
      wardCode: 1,
    });
    expect(order({ ...sent, deliveryType: 'warehouse_pickup' }).shipTo).toBeNull();
    expect(await refused({ ...sent, shippingAddress: null })).toBe('ADDRESS_REQUIRED');
    const noWard = { ...toHanoi, wardCode: null };
    expect(await refused({ ...sent, shippingAddress: noWard })).toBe('UNKNOWN_WARD');
  });

  it.each([
    ['their own number is none', { ...sent, customer: { ...lan, phone: noPhone } }, 'CONTACT_REQUIRED'],
    [
      'the number at the door is none',
      { ...sent, customer: lan, shippingAddress: { ...toHanoi, phone: noPhone } },
      'CONTACT_REQUIRED',
    ],
    ['it is fetched', { customer: { ...lan, phone: noPhone } }, undefined],
    ['it is sent to a number', { ...sent, customer: lan }, undefined],
  ])('needs a number to be brought: where %s', async (_, given, code) => {
    expect(await refused(given)).toBe(code);
  });

  it.each<[string, object, Role, string | undefined]>([
    ['a transfer came', { isPaid: true, paymentMethod: 'transfer' }, 'collaborator', 'TRANSFER_UNPROVEN'],
    ['a transfer came, to an admin', { isPaid: true, paymentMethod: 'transfer' }, 'admin', undefined],
    ['a transfer is to come', { isPaid: false, paymentMethod: 'transfer' }, 'collaborator', undefined],
    ['cash was counted', { isPaid: true, paymentMethod: 'cash' }, 'collaborator', undefined],
  ])('is paid by the word of whoever may say so: that %s', async (_, given, role, code) => {
    expect(await refused(given, role)).toBe(code);
  });

  it('has a discount within what whoever writes it may take off', () => {
    expect(order({ discount }).discount).toEqual({ ...discount, maxPercent: 10 });
    expect(order({ discount }, 'admin').discount).toEqual({ ...discount, maxPercent: 100 });
    expect(order().discount).toBeNull();
  });

  it('is the shop’s own, at the prices of a store', () => {
    const given = { customer: lan, notes: 'Gọi trước', expectedTotal: 100_000, pickupWarehouseId: 'wh_a' };
    expect(order(given)).toMatchObject({
      buyer: { kind: 'guest', sessionId: '' },
      isAtCounter: true,
      lines: [{ productId: 'tea', quantity: 1 }],
      pickupWarehouseId: 'wh_a',
      voucherIds: [],
      customer: { email: 'lan@example.com' },
      requestKey: 'written-by-an',
      expectedTotal: 100_000,
      notes: 'Gọi trước',
      paymentMethod: 'cash',
      vatInvoice: null,
      saleChannelId: 'store',
      placedBy: 'an',
      language: 'vi',
    });
  });
});

it('a sale over the counter is fetched at once, in cash, from the warehouse of its till', () => {
  const asked = sellAtCounter.body.parse({
    lines,
    warehouseId: 'wh_a',
    expectedTotal: 95_000,
    discount,
    clientRequestId: 'sold-by-an-1',
  });
  expect(saleInput({ userId: 'an', role: 'collaborator' }, { asked, language: 'en' })).toMatchObject({
    isAtCounter: true,
    deliveryType: 'warehouse_pickup',
    pickupWarehouseId: 'wh_a',
    shipTo: null,
    discount: { ...discount, maxPercent: 10 },
    language: 'en',
    requestKey: 'sold-by-an-1',
    expectedTotal: 95_000,
    customer: { fullName: noName, phone: noPhone, email: '' },
    paymentMethod: 'cash',
    paymentProvider: null,
    vatInvoice: null,
    saleChannelId: 'store',
    placedBy: 'an',
  });
});
