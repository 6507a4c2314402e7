import { describe, expect, it } from 'vitest';
import type { Buyer } from '#web/features/checkout/rules/buyer.ts';
import {
  emptyDraft,
  fromStored,
  nextDraft,
  toStored,
  type Draft,
} from '#web/features/checkout/rules/draft.ts';
import { partsOf, problemsOf } from '#web/features/checkout/rules/draft-problems.ts';
import type { OrderChoices } from '#web/features/checkout/rules/order-body.ts';

const guest: Buyer = { kind: 'guest', sessionId: 'phien-cua-khach-0001' };
const member: Buyer = {
  kind: 'member',
  id: 'K7M2QD9X',
  fullName: 'Lan',
  phone: '0912345678',
  email: 'a@b.vn',
};

const chosen = (draft: Partial<Draft>, more: Partial<OrderChoices> = {}): OrderChoices => ({
  draft: { ...emptyDraft, ...draft },
  deliveryType: 'warehouse_pickup',
  addressId: undefined,
  pickupWarehouseId: 'kho-hn',
  goods: {},
  voucherIds: [],
  ...more,
});
const missing = (buyer: Buyer, draft: Partial<Draft>, more: Partial<OrderChoices> = {}) =>
  Object.keys(problemsOf(buyer, chosen(draft, more), 'vi'));

const ships = { deliveryType: 'prepaid_ship', pickupWarehouseId: undefined } as const;
const contact = { fullName: 'Nguyễn Thị Lan', phone: '0912 345 678', email: ' lan@cholang.vn ' };
const place = {
  ...emptyDraft.place,
  provinceCode: 1,
  wardCode: 4,
  street: '12 Lê Lợi',
};

describe('what is in the way of an order', () => {
  it.each<[string, Buyer, Partial<Draft>, Partial<OrderChoices>, string[]]>([
    [
      'a guest at the counter can be called by name and number too',
      guest,
      {},
      {},
      ['contact.fullName', 'contact.phone', 'contact.email'],
    ],
    [
      'a parcel needs somebody to hand it to',
      guest,
      {},
      ships,
      [
        'contact.fullName',
        'contact.phone',
        'contact.email',
        'place.provinceCode',
        'place.wardCode',
        'place.street',
      ],
    ],
    ['all of it said', guest, { contact, place }, ships, []],
    [
      'somebody else takes it: then they are named',
      guest,
      { contact, place, otherRecipient: true },
      ships,
      ['recipient.fullName', 'recipient.phone'],
    ],
    [
      'a former address has a district',
      guest,
      { contact, place: { ...place, system: 'v1' } },
      ships,
      ['place.districtCode'],
    ],
    [
      'an island has no wards',
      guest,
      { contact, place: { ...place, wardCode: null, wardless: true } },
      ships,
      [],
    ],
    ['a member chooses an address', member, {}, ships, ['address']],
    ['a member with an address', member, {}, { ...ships, addressId: 'adr_1' }, []],
    ['nobody guesses where to fetch it', member, {}, { pickupWarehouseId: undefined }, ['pickup']],
    [
      'an invoice is whole or none',
      member,
      { wantsInvoice: true, invoice: { ...emptyDraft.invoice, taxCode: '12345' } },
      {},
      ['invoice.companyName', 'invoice.taxCode', 'invoice.address', 'invoice.email'],
    ],
  ])('%s', (_name, buyer, draft, more, expected) => {
    expect(missing(buyer, draft, more)).toEqual(expected);
  });

  it('says which box is empty, and what is wrong with one that is not', () => {
    const wrong = { fullName: ' ', phone: '12', email: 'lan@cholang.vn' };
    expect(problemsOf(guest, chosen({ contact: wrong }), 'vi')).toEqual({
      'contact.fullName': 'Vui lòng nhập họ và tên.',
      'contact.phone': 'Số điện thoại không hợp lệ.',
    });
  });

  it('every problem belongs to a part of the page that is asked for', () => {
    const states = [chosen({}), chosen({ otherRecipient: true, wantsInvoice: true }, ships)];
    for (const state of states) {
      const asked = partsOf(guest, state);
      const found = Object.keys(problemsOf(guest, { ...state, pickupWarehouseId: undefined }, 'vi'));
      expect([...new Set(found.map((name) => name.split('.')[0]))]).toEqual(asked);
    }
  });

  it('speaks the reader’s language', () => {
    const { 'contact.email': vi } = problemsOf(guest, chosen({}), 'vi');
    const { 'contact.email': en } = problemsOf(guest, chosen({}), 'en');
    expect(vi).not.toBe(en);
  });
});

it('after an order, who one is stays and what was said of that order goes', () => {
  const said: Draft = {
    ...emptyDraft,
    contact,
    place,
    notes: 'Gọi trước',
    voucherIds: ['v1'],
    wantsInvoice: true,
  };
  expect(nextDraft(said)).toMatchObject({ contact, place, notes: '', voucherIds: [], wantsInvoice: false });
});

it('what an older page wrote, or nobody did, is not read', () => {
  const said: Draft = { ...emptyDraft, contact, notes: 'Gọi trước' };
  const stored = toStored(said);
  expect(fromStored(JSON.parse(JSON.stringify(stored)))).toEqual(said);
  for (const other of [{ ...stored, version: stored.version - 1 }, { version: stored.version }, null, 'x'])
    expect(fromStored(other)).toEqual(emptyDraft);
});
