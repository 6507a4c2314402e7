import { describe, expect, it } from 'vitest';
import { createGuestOrder, createOrder } from '#shared/orders/place-order.contract.ts';
import { headKey } from '#functions/domain/cart/cart-keys.ts';
import { startGuestSession } from '#functions/domain/cart/guest-session.ts';
import { guestOrderInput, guestQuoteInput } from '#functions/domain/orders/placing/guest-order-input.ts';
import { memberOrderInput, memberQuoteInput } from '#functions/domain/orders/placing/member-order-input.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';

const { table, put } = memoryTable();
const context = contextOf(table);
const { sessionId } = await startGuestSession(context);
const terms = { paymentProvider: null, language: 'vi' } as const;

const toHanoi = {
  recipientName: 'Lan Nhận',
  phone: '0911111111',
  provinceCode: 1,
  wardCode: 4,
  street: '1 Hàng Bông',
};
const lan = { fullName: 'Lan', phone: '0922222222', email: ' Lan@Example.COM'.trim() };

type Given = Record<string, unknown>;
const asked = (given: Given = {}) =>
  createGuestOrder.body.parse({ sessionId, customer: { email: lan.email }, ...given });
const sent = (given: Given = {}) =>
  asked({ deliveryType: 'prepaid_ship', shippingAddress: toHanoi, customer: lan, ...given });
const input = (body: ReturnType<typeof asked>) => guestOrderInput(context, { asked: body, ...terms });

describe('what a guest wants to order', () => {
  it('is fetched where they say, or else where their cart says', async () => {
    const chosen = await startGuestSession(context);
    const owner = { kind: 'guest', sessionId: chosen.sessionId, expiresAt: 9_999_999_999 } as const;
    const head = { entity: 'cart-head', lines: 0, expiresAt: owner.expiresAt, selectedWarehouseId: 'cart' };
    put([{ ...headKey(owner), ...head }]);
    const placeOf = async (given: Given) =>
      (await guestQuoteInput(context, asked({ sessionId: chosen.sessionId, ...given }))).pickupWarehouseId;
    expect(await placeOf({ pickupWarehouseId: 'said', warehouseId: 'older' })).toBe('said');
    expect(await placeOf({ warehouseId: 'older' })).toBe('older');
    expect(await placeOf({})).toBe('cart');
  });

  it('comes from their own cart, and is sent only where it is to be sent', async () => {
    const quote = await guestQuoteInput(context, sent({ cartItemIds: ['a:b'] }));
    expect(quote).toMatchObject({
      buyer: { kind: 'guest', sessionId },
      owner: { kind: 'guest', sessionId },
      cartItemIds: ['a:b'],
      deliveryType: 'prepaid_ship',
      voucherIds: [],
      shipTo: {
        recipientName: 'Lan Nhận',
        phone: '0911111111',
        street: '1 Hàng Bông',
        system: 'v2',
        provinceCode: 1,
        districtCode: null,
        wardCode: 4,
      },
    });
    expect(quote.shipTo?.province).toMatch(/Hà Nội/);
    expect((await guestQuoteInput(context, sent({ deliveryType: 'warehouse_pickup' }))).shipTo).toBeNull();
    expect((await guestQuoteInput(context, sent({ shippingAddress: null }))).shipTo).toBeNull();
  });

  it('goes to the district and the ward that are named, and nowhere where they are not there', async () => {
    const former = { ...toHanoi, system: 'v1', districtCode: 1, wardCode: 1 };
    const { shipTo } = await guestQuoteInput(context, sent({ shippingAddress: former }));
    expect(shipTo).toMatchObject({ system: 'v1', districtCode: 1, wardCode: 1 });
    const noWard = guestQuoteInput(context, sent({ shippingAddress: { ...toHanoi, wardCode: null } }));
    expect(await refusalOf(noWard)).toBe('UNKNOWN_WARD');
    const noDistrict = { ...former, districtCode: null };
    expect(await refusalOf(guestQuoteInput(context, sent({ shippingAddress: noDistrict })))).toBe(
      'UNKNOWN_DISTRICT',
    );
  });
});

describe('a guest who orders', () => {
  it.each([
    ['who says who they are', {}, { fullName: 'Lan', phone: '0922222222' }],
    ['without a name', { customer: { ...lan, fullName: undefined } }, { fullName: 'Lan Nhận' }],
    ['without a phone', { customer: { ...lan, phone: undefined } }, { phone: '0911111111' }],
    ['for a counter', { deliveryType: 'warehouse_pickup' }, { fullName: 'Lan', phone: '0922222222' }],
    [
      'for a counter and says nothing',
      { deliveryType: 'warehouse_pickup', customer: { email: lan.email } },
      { fullName: 'Khách hàng', phone: '0000000000' },
    ],
  ])('%s is known by what they said, or by whom it goes to', async (_, given, expected) => {
    const { customer } = await input(sent(given));
    expect(customer).toMatchObject({ email: 'lan@example.com', ...expected });
  });

  it.each([
    ['a number that is none', { customer: { ...lan, phone: '0000000000' } }],
    ['one at the door that is none', { shippingAddress: { ...toHanoi, phone: '0000000000' } }],
  ])('for the door with %s is asked how to be reached', async (_, given) => {
    expect(await refusalOf(input(sent(given)))).toBe('CONTACT_REQUIRED');
  });

  it('at a counter may give a number that is none', async () => {
    const given = { deliveryType: 'warehouse_pickup', customer: { ...lan, phone: '0000000000' } };
    expect((await input(asked(given))).customer?.phone).toBe('0000000000');
  });

  it('for the door says where that is', async () => {
    expect(await refusalOf(input(sent({ shippingAddress: null })))).toBe('ADDRESS_REQUIRED');
    expect(await refusalOf(input(asked()))).toBeUndefined();
  });

  it('is taken by their word in all else, with what the route knows', async () => {
    const vatInvoice = {
      companyName: 'Công ty Lan',
      taxCode: '0100109106',
      address: '1 Hàng Bông',
      email: 'ke-toan@example.com',
    };
    const body = sent({
      expectedTotal: 120_000,
      expectedDeposit: 20_000,
      notes: ' Gọi  trước ',
      paymentMethod: 'cash',
      clientRequestId: 'request-of-lan',
      saleChannelId: 'store',
      vatInvoice,
    });
    expect(await guestOrderInput(context, { asked: body, ...terms, language: 'en' })).toMatchObject({
      asked: body,
      expectedTotal: 120_000,
      expectedDeposit: 20_000,
      notes: 'Gọi trước',
      paymentMethod: 'cash',
      paymentProvider: null,
      language: 'en',
      requestKey: 'request-of-lan',
      saleChannelId: 'store',
      vatInvoice: body.vatInvoice,
    });
    const bare = await input(sent());
    expect(bare).toMatchObject({ saleChannelId: 'guest', vatInvoice: null });
    expect(bare.requestKey).toMatch(/^[0-9A-Z]{26}$/);
    expect((await input(sent())).requestKey).not.toBe(bare.requestKey);
  });

  it('orders five times an hour by one address or one number, and no sixth time', async () => {
    const order = async (phone: string | undefined, email: string) => {
      const given = { deliveryType: 'warehouse_pickup', customer: { phone, email } };
      const { turns } = await input(asked(given));
      return table.write(turns?.writes ?? []);
    };
    const five = [1, 2, 3, 4, 5];
    for (const number of five) expect(await order('0933333333', `a${number}@example.com`)).toBeUndefined();
    expect(await order('0933333333', 'a6@example.com')).toBe('too-many');
    for (const number of five) expect(await order(`091234567${number}`, 'b@example.com')).toBeUndefined();
    expect(await order('0912345679', 'B@example.com')).toBe('too-many');
    // Nobody's number is nobody's: those who give none do not stand in each other's way.
    for (const number of [...five, 6])
      expect(await order(undefined, `c${number}@example.com`)).toBeUndefined();
    const { turns } = await input(sent());
    expect(turns?.refused()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(turns?.writes).toHaveLength(2);
  });
});

describe('what a member wants to order', () => {
  const wish = (given: object = {}) =>
    createOrder.body.parse({ clientRequestId: 'request-of-an', voucherIds: ['v1'], ...given });

  it('goes to an address of their book where it is to be sent', () => {
    const quote = (given: object) => memberQuoteInput('an', wish(given));
    expect(quote({ deliveryType: 'prepaid_ship', addressId: 'adr_1' })).toEqual({
      buyer: { kind: 'member', userId: 'an' },
      owner: { kind: 'member', userId: 'an' },
      cartItemIds: undefined,
      deliveryType: 'prepaid_ship',
      pickupWarehouseId: undefined,
      voucherIds: ['v1'],
      shipTo: { addressId: 'adr_1' },
    });
    expect(quote({ deliveryType: 'prepaid_ship' }).shipTo).toBeNull();
    expect(quote({ addressId: 'adr_1', pickupWarehouseId: 'kho' })).toMatchObject({
      shipTo: null,
      pickupWarehouseId: 'kho',
    });
  });

  it('is refused where it is to be sent and nobody says where to', async () => {
    const order = async (given: object) => memberOrderInput('an', wish(given), terms);
    expect(await refusalOf(order({ deliveryType: 'prepaid_ship' }))).toBe('ADDRESS_REQUIRED');
    expect(await refusalOf(order({ deliveryType: 'prepaid_ship', addressId: 'adr_1' }))).toBeUndefined();
    expect(await refusalOf(order({}))).toBeUndefined();
  });

  it('is theirs by their account, with what they agreed to', () => {
    const body = wish({ expectedTotal: 5_000, expectedDeposit: 0, notes: 'Nhẹ tay', paymentMethod: 'cash' });
    const companyName = 'Công ty An';
    const vatInvoice = {
      companyName,
      taxCode: '0100109106',
      address: '1 Lê Lợi, Huế',
      email: 'an@example.com',
    };
    expect(memberOrderInput('an', wish({ vatInvoice }), terms).vatInvoice).toEqual(vatInvoice);
    expect(memberOrderInput('an', body, terms)).toMatchObject({
      requestKey: 'request-of-an',
      asked: body,
      expectedTotal: 5_000,
      expectedDeposit: 0,
      customer: null,
      notes: 'Nhẹ tay',
      paymentMethod: 'cash',
      vatInvoice: null,
      saleChannelId: 'website',
      language: 'vi',
    });
  });
});
