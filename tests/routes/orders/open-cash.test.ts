import { beforeAll, describe, expect, it } from 'vitest';
import {
  cancelGuestOrder,
  completeUnscanned,
  confirmGuestOrder,
  createGuestPayment,
  handToCarrier,
  markDelivered,
  startPacking,
  takeBackParcel,
} from '#shared/orders/index.ts';
import type { ProductRecord } from '#functions/domain/catalogue/views/product-record.ts';
import { giveUpUnpaid } from '#functions/domain/checkout/give-up-unpaid.ts';
import { contextOf } from '#tests/support/context.ts';
import { aGuestBuyer, buying } from '#tests/support/orders.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';
import { tokenIn } from '#tests/support/world.ts';

const world = aSharedWorld();
const shop = buying(world);
const packer = aSharedMember(world, { role: 'collaborator', hasTill: true });
let product: ProductRecord;
beforeAll(async () => {
  product = await shop.onSale({ available: 200 });
});

type Given = NonNullable<Parameters<typeof shop.orderAsGuest>[1]>;
async function wish(given: Given = {}) {
  const sessionId = await shop.aGuestCart({ product });
  const reply = await shop.orderAsGuest(sessionId, {
    customer: aGuestBuyer(),
    paymentMethod: 'cash',
    ...given,
  });
  return { ...reply, sessionId };
}
type Wished = Awaited<ReturnType<typeof wish>>;

/** Its buyer means it, and staff do their part. */
async function worked({ body }: Wished, email: string, steps: readonly (typeof startPacking)[]) {
  const params = { id: body.id };
  const token = tokenIn(await world.mailTo(email, body.code));
  await world.send(confirmGuestOrder, { params, query: { token } });
  for (const step of steps)
    expect((await world.send(step, { params, token: packer.accessToken })).status).toBe(200);
}

async function placed(given: Given) {
  const wished = await wish(given);
  expect(wished.status).toBe(201);
  return wished;
}

const street = (words: string) => ({
  recipientName: 'Lê Khách',
  phone: '0912345678',
  street: words,
  system: 'v2' as const,
  provinceCode: 1,
  wardCode: 4,
});

/** Each of the ways in which a cash order is under way no longer. */
const ends: [string, (wished: Wished, email: string) => Promise<unknown>][] = [
  [
    'is called off',
    ({ body, sessionId }) =>
      world.send(cancelGuestOrder, {
        params: { id: body.id },
        query: { sessionId },
        body: { reason: 'Đổi ý' },
      }),
  ],
  [
    'lapses',
    ({ body }) => {
      const due = { at: body.unpaidUntil ?? '', kind: 'unpaid-order', of: body.id } as const;
      return giveUpUnpaid(contextOf(world.table), due);
    },
  ],
  [
    'is to be paid ahead',
    ({ body, sessionId }) =>
      world.send(createGuestPayment, {
        params: { id: body.id },
        query: { sessionId },
        body: { method: 'transfer' },
      }),
  ],
  [
    'is fetched and paid',
    (wished, email) => worked(wished, email, [startPacking, completeUnscanned, markDelivered]),
  ],
];

describe('cash orders of guests under way at once', () => {
  it.each(['email', 'phone'] as const)('422: a fourth by one %s, whatever else is new', async (same) => {
    const kept = aGuestBuyer();
    const customer = () => ({ ...aGuestBuyer(), [same]: kept[same] });
    for (let count = 0; count < 3; count += 1) await placed({ customer: customer() });
    const before = await shop.shelfOf(product);
    const { status, failure } = await wish({ customer: customer() });
    expect([status, failure.code]).toEqual([422, 'TOO_MANY_OPEN_ORDERS']);
    expect(failure.message).toContain('đăng nhập để đặt hàng');
    expect(await shop.shelfOf(product)).toEqual(before);
    // Paying first is open to them, and a member is no guest.
    await placed({ customer: customer(), paymentMethod: 'transfer' });
  });

  it('422: a seventh to one door, however its street is written', async () => {
    const spelled = [
      '27 Hàng Bông',
      '27  hàng bông',
      '27, Hang Bong',
      '27 HÀNG BÔNG',
      '27-hàng-bông',
      '27 Hàng bông.',
    ];
    const sent = (words: string) => ({
      deliveryType: 'prepaid_ship' as const,
      shippingAddress: street(words),
      customer: aGuestBuyer(),
    });
    for (const words of spelled) await placed(sent(words));
    expect((await wish(sent('27 Hàng Bông'))).failure.code).toBe('TOO_MANY_OPEN_ORDERS');
    await placed(sent('29 Hàng Bông'));
  });

  it('of a crowd that comes at once no more than three stand', async () => {
    const customer = aGuestBuyer();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => wish({ customer })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  });

  it('counts who turns to cash later, and refuses that alike', async () => {
    const customer = aGuestBuyer();
    const ahead = await placed({ customer, paymentMethod: 'transfer' });
    for (let count = 0; count < 3; count += 1) await placed({ customer });
    const { status, failure } = await world.send(createGuestPayment, {
      params: { id: ahead.body.id },
      query: { sessionId: ahead.sessionId },
      body: { method: 'cash' },
    });
    expect([status, failure.code]).toEqual([422, 'TOO_MANY_OPEN_ORDERS']);
    expect(await shop.stored(ahead.body.id)).toMatchObject({ paymentMethod: 'transfer', openSlots: [] });
  });

  it('leaves room for another once its parcel has come back', async () => {
    const customer = aGuestBuyer();
    const sent = {
      deliveryType: 'prepaid_ship',
      shippingAddress: street('31 Hàng Bông'),
      customer,
    } as const;
    const refused = await placed(sent);
    for (let count = 0; count < 2; count += 1) await placed({ customer });
    const steps = [startPacking, completeUnscanned, handToCarrier, takeBackParcel];
    await worked(refused, customer.email, steps);
    const stored = await shop.stored(refused.body.id);
    expect(stored).toMatchObject({ status: 'returned', paidAmount: 0, refundDue: 0, openSlots: [] });
    expect((await wish({ customer })).status).toBe(201);
  });

  it.each(ends)('leaves room for another once one %s', async (_, end) => {
    const customer = aGuestBuyer();
    const orders = [];
    for (let count = 0; count < 3; count += 1) orders.push(await placed({ customer }));
    const [first] = orders;
    if (!first) throw new Error('There is no first order');
    await end(first, customer.email);
    expect((await shop.stored(first.body.id)).openSlots).toEqual([]);
    // Room for one, and not for two.
    const answers = [await wish({ customer }), await wish({ customer })];
    expect(answers.map(({ status }) => status)).toEqual([201, 422]);
  });
});
