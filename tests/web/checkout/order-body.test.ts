import { describe, expect, it } from 'vitest';
import {
  createGuestOrder,
  createOrder,
  quoteGuestOrder,
  quoteOrder,
} from '#shared/orders/place-order.contract.ts';
import type { Buyer } from '#web/features/checkout/rules/buyer.ts';
import { emptyDraft, type Draft } from '#web/features/checkout/rules/draft.ts';
import { placementOf, quoteRequestOf, type OrderChoices } from '#web/features/checkout/rules/order-body.ts';

const guest: Buyer = { kind: 'guest', sessionId: 'phien-cua-khach-0001' };
const member: Buyer = {
  kind: 'member',
  id: 'K7M2QD9X',
  fullName: 'Lan',
  phone: '0912345678',
  email: 'a@b.vn',
};
const agreed = { expectedTotal: 250_000, expectedDeposit: 0, clientRequestId: '01JD0000000000000000000000' };

const place = { ...emptyDraft.place, provinceCode: 1, wardCode: 4 };
const contact = { fullName: '', phone: '', email: ' lan@cholang.vn ' };
const chosen = (draft: Partial<Draft> = {}, more: Partial<OrderChoices> = {}): OrderChoices => ({
  draft: { ...emptyDraft, ...draft },
  deliveryType: 'prepaid_ship',
  addressId: 'adr_1',
  pickupWarehouseId: 'kho-hn',
  goods: {},
  voucherIds: [],
  ...more,
});

describe('what a quote is asked for', () => {
  it('a member’s address, lines and vouchers', () => {
    const { body, shippingKnown } = quoteRequestOf(
      member,
      chosen({}, { goods: { cartItemIds: ['a~-', 'b~x'] }, voucherIds: ['v1'] }),
    );
    expect(body).toEqual({
      paymentMethod: 'transfer',
      paymentProvider: 'vietqr',
      cartItemIds: ['a~-', 'b~x'],
      voucherIds: ['v1'],
      deliveryType: 'prepaid_ship',
      addressId: 'adr_1',
    });
    expect(shippingKnown).toBe(true);
    expect(quoteOrder.body.safeParse(body).success).toBe(true);
  });

  it('what is bought at once, by itself', () => {
    const lines = [{ productId: 'a', variantId: null, quantity: 2 }];
    for (const buyer of [member, guest]) {
      const { body } = quoteRequestOf(buyer, chosen({}, { goods: { lines } }));
      expect([body?.lines, body?.cartItemIds]).toEqual([lines, undefined]);
      const placed = placementOf(buyer, chosen({ contact }, { goods: { lines } }), agreed);
      expect([placed.body.lines, placed.body.cartItemIds]).toEqual([lines, undefined]);
    }
  });

  it('without an address the goods alone are counted', () => {
    const { body, shippingKnown } = quoteRequestOf(member, chosen({}, { addressId: undefined }));
    expect([body?.deliveryType, body?.pickupWarehouseId, shippingKnown]).toEqual([
      'warehouse_pickup',
      null,
      false,
    ]);
  });

  it('a guest’s ward is enough: who lives there changes no fee', () => {
    const quoting = quoteRequestOf(guest, chosen({ place, contact }));
    expect(quoting.shippingKnown).toBe(true);
    expect(quoting.body).toMatchObject({
      shippingAddress: { recipientName: 'Khách hàng', phone: '0000000000', street: '-', wardCode: 4 },
    });
    expect(quoteGuestOrder.body.safeParse(quoting.body).success).toBe(true);
    const { shippingKnown } = quoteRequestOf(guest, chosen({ place: { ...place, wardCode: null } }));
    expect(shippingKnown).toBe(false);
  });
});

describe('what an order is placed with', () => {
  it('a guest’s name and number only where they are given', () => {
    const { body } = placementOf(guest, chosen({ contact }, { deliveryType: 'warehouse_pickup' }), agreed);
    expect(body).toMatchObject({
      ...agreed,
      customer: { email: 'lan@cholang.vn' },
      shippingAddress: null,
      pickupWarehouseId: 'kho-hn',
    });
    expect(createGuestOrder.body.safeParse(body).success).toBe(true);
  });

  it('somebody else takes the parcel', () => {
    const recipient = { fullName: 'Bà Sáu', phone: '0987654321' };
    const full = { ...contact, fullName: 'Lan', phone: '0912345678' };
    const draft = {
      contact: full,
      recipient,
      otherRecipient: true,
      place: { ...place, street: '12 Lê Lợi' },
    };
    const { body } = placementOf(guest, chosen(draft), agreed);
    expect(body).toMatchObject({
      customer: { fullName: 'Lan', phone: '0912345678' },
      shippingAddress: { recipientName: 'Bà Sáu', phone: '0987654321', street: '12 Lê Lợi' },
      pickupWarehouseId: null,
    });
    expect(createGuestOrder.body.safeParse(body).success).toBe(true);
  });

  it('a member pays in cash, with an invoice', () => {
    const invoice = { companyName: 'Làng', taxCode: '0312345678', address: '12 Lê Lợi', email: 'kt@lang.vn' };
    const draft = { wayToPay: 'cash', wantsInvoice: true, invoice, notes: 'Gọi trước' } as const;
    const { body } = placementOf(member, chosen(draft), agreed);
    expect(body).toMatchObject({
      paymentMethod: 'cash',
      paymentProvider: null,
      vatInvoice: invoice,
      notes: 'Gọi trước',
      addressId: 'adr_1',
    });
    expect(createOrder.body.safeParse(body).success).toBe(true);
  });
});
