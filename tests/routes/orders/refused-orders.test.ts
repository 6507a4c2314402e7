import { describe, expect, it, vi } from 'vitest';
import { createGuestOrder, createOrder, quoteGuestOrder, quoteOrder } from '#shared/orders/index.ts';
import type { Table } from '#functions/platform/table/table.ts';
import {
  createGuestOrder as placeAsGuest,
  quoteGuestOrder as quoteAsGuest,
} from '#functions/routes/orders/guest.ts';
import { createOrder as place, quoteOrder as quote } from '#functions/routes/orders/shop.ts';
import { far, type Goods, type LadenCarts, ladenCarts, paused } from '#tests/routes/held/laden-carts.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { askHere, playSettings } from '#tests/support/in-process.ts';
import { hanoi, newRequest } from '#tests/support/orders.ts';

/** The table that handlers find in this process. */
const found = vi.hoisted(() => ({}) as { table: Table });
vi.mock('#functions/platform/table/table.ts', async (original) => ({
  ...(await original<object>()),
  table: () => found.table,
}));
playSettings(found);

/** What is asked for beside the goods; the contracts say what of it is known where. */
type Wish = object;
type Ask = (carts: LadenCarts, wish: Wish) => ReturnType<typeof askHere>;

const agreed = () => ({ clientRequestId: newRequest() });
const customer = { email: 'khach@example.com' };
const operations = {
  quoteOrder: {
    contract: quoteOrder,
    ask: ({ token }, wish) => askHere(quoteOrder, quote, { token, body: wish }),
  },
  createOrder: {
    contract: createOrder,
    ask: ({ token }, wish) => askHere(createOrder, place, { token, body: { ...agreed(), ...wish } }),
  },
  quoteGuestOrder: {
    contract: quoteGuestOrder,
    ask: ({ sessionId }, wish) => askHere(quoteGuestOrder, quoteAsGuest, { body: { sessionId, ...wish } }),
  },
  createGuestOrder: {
    contract: createGuestOrder,
    ask: ({ sessionId }, wish) =>
      askHere(createGuestOrder, placeAsGuest, { body: { sessionId, customer, ...agreed(), ...wish } }),
  },
} satisfies Record<string, { contract: { errors: readonly string[] }; ask: Ask }>;
type Name = keyof typeof operations;
const names = Object.keys(operations) as Name[];

const quotes: Name[] = ['quoteOrder', 'quoteGuestOrder'];
const placing: Name[] = ['createOrder', 'createGuestOrder'];
const members: Name[] = ['quoteOrder', 'createOrder'];
const guests: Name[] = ['quoteGuestOrder', 'createGuestOrder'];

const address = { recipientName: 'Lan', phone: '0912345678', street: '1 Hàng Bông', ...hanoi };
const sentTo = (given: object) => ({
  deliveryType: 'prepaid_ship',
  shippingAddress: { ...address, ...given },
});

type Situation = {
  code: string;
  /** Whose order refuses it, and who is answered all the same: nobody else can say it. */
  refused: Name[];
  answered?: Name[];
  goods?: Goods;
  wish?: Wish | ((carts: LadenCarts) => Wish);
};

/** Bought at once, from no cart. */
const atOnce =
  (productOf: (carts: LadenCarts) => string, variantId: string | null = null) =>
  (carts: LadenCarts): Wish => ({ lines: [{ productId: productOf(carts), variantId, quantity: 1 }] });

const situations: Situation[] = [
  { code: 'CART_EMPTY', refused: names, wish: { cartItemIds: ['nothing~-'] } },
  { code: 'ORDER_TOO_LARGE', refused: names, wish: { cartItemIds: undefined } },
  { code: 'ORDER_TOO_DEAR', refused: names, goods: 'dear' },
  { code: 'UNKNOWN_WAREHOUSE', refused: names, wish: { pickupWarehouseId: 'wh-nowhere' } },
  { code: 'WAREHOUSE_PAUSED', refused: names, wish: { pickupWarehouseId: paused.id } },

  { code: 'PRODUCT_UNAVAILABLE', refused: names, wish: atOnce(({ idOf }) => idOf('gone')) },
  { code: 'VARIANT_REQUIRED', refused: names, wish: atOnce(({ chosen }) => chosen) },
  { code: 'VARIANT_NOT_FOUND', refused: names, wish: atOnce(({ idOf }) => idOf('plain'), 'none') },

  { code: 'OUT_OF_STOCK', refused: placing, answered: quotes, goods: 'sold' },
  { code: 'INSUFFICIENT_STOCK', refused: placing, answered: quotes, goods: 'few' },
  { code: 'PRODUCT_UNAVAILABLE', refused: placing, answered: quotes, goods: 'gone' },
  { code: 'BELOW_MINIMUM', refused: placing, answered: quotes, goods: 'bundled' },
  { code: 'ABOVE_MAXIMUM', refused: placing, answered: quotes, goods: 'rationed' },
  { code: 'PICKUP_SHORT', refused: placing, answered: quotes, wish: { pickupWarehouseId: far.id } },
  { code: 'PICKUP_REQUIRED', refused: placing, answered: quotes, wish: { pickupWarehouseId: null } },
  { code: 'ADDRESS_REQUIRED', refused: placing, answered: quotes, wish: { deliveryType: 'prepaid_ship' } },
  { code: 'PAYMENT_METHOD_UNKNOWN', refused: placing, answered: quotes, wish: { paymentMethod: 'other' } },
  { code: 'ORDER_CHANGED', refused: placing, wish: { expectedTotal: 1 } },
  { code: 'DEPOSIT_CHANGED', refused: placing, wish: { paymentMethod: 'cash', expectedDeposit: 1 } },

  { code: 'VOUCHER_REFUSED', refused: members, wish: { voucherIds: ['nobodys'] } },
  {
    code: 'ADDRESS_NOT_FOUND',
    refused: members,
    wish: { deliveryType: 'prepaid_ship', addressId: 'nobodys' },
  },

  { code: 'SESSION_NOT_FOUND', refused: guests, wish: { sessionId: 'g-unknown' } },
  { code: 'UNKNOWN_PROVINCE', refused: guests, wish: sentTo({ provinceCode: 9999 }) },
  { code: 'UNKNOWN_DISTRICT', refused: guests, wish: sentTo({ system: 'v1', districtCode: 9999 }) },
  { code: 'UNKNOWN_WARD', refused: guests, wish: sentTo({ wardCode: 99_999 }) },
  {
    code: 'CONTACT_REQUIRED',
    refused: ['createGuestOrder'],
    answered: ['quoteGuestOrder'],
    wish: sentTo({ phone: '0000000000' }),
  },
];

async function ask(name: Name, { goods = 'plain', wish = {} }: Situation) {
  const carts = await ladenCarts();
  found.table = carts.table;
  const usual = { cartItemIds: [carts.lineOf(goods)], pickupWarehouseId: warehouse.id };
  return operations[name].ask(carts, { ...usual, ...(typeof wish === 'function' ? wish(carts) : wish) });
}

const casesOf = (of: (situation: Situation) => Name[]) =>
  situations.flatMap((situation) => of(situation).map((name) => [situation.code, name, situation] as const));

it.each(casesOf(({ refused }) => refused))('%s: %s refuses', async (code, name, situation) => {
  expect((await ask(name, situation)).failure?.code).toBe(code);
});

describe('where that is still to be decided', () => {
  it.each(casesOf(({ answered = [] }) => answered))('%s: %s answers', async (_, name, situation) => {
    const { status, body } = await ask(name, situation);
    expect([status, body]).toEqual([200, expect.objectContaining({ issues: expect.any(Array) })]);
    // What cannot be ordered is named, and why.
    const isOfGoods = situation.goods !== undefined || situation.code === 'PICKUP_SHORT';
    expect((body as { issues: unknown[] }).issues).toHaveLength(isOfGoods ? 1 : 0);
  });
});

/** Told elsewhere: of others who are quicker, of what was ordered before, and of guests who never come for what they order. */
const toldElsewhere: Partial<Record<Name, string[]>> = {
  createOrder: ['REQUEST_DIFFERS', 'STALE_STATE'],
  createGuestOrder: ['REQUEST_DIFFERS', 'STALE_STATE', 'TOO_MANY_OPEN_ORDERS'],
};

it.each(names)('%s promises these refusals and no others', (name) => {
  const told = situations.filter(({ refused }) => refused.includes(name)).map(({ code }) => code);
  const errors: readonly string[] = operations[name].contract.errors;
  expect(errors.toSorted()).toEqual([...new Set([...told, ...(toldElsewhere[name] ?? [])])].toSorted());
});
