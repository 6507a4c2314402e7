import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVoucher, handOutVoucher, previewVoucher } from '#shared/vouchers/index.ts';
import { newId } from '#shared/values/ids.ts';
import { aCategory } from '#tests/support/catalogue.ts';
import { buying } from '#tests/support/orders.ts';
import { voucherDraft } from '#tests/support/voucher-draft.ts';
import { daysFromNow } from '#tests/support/vouchers.ts';
import { aWorld, type World } from '#tests/support/world.ts';
import { cartsOf } from '../cart/carts.ts';

let world: World;
let shop: ReturnType<typeof buying>;
let token: string;
beforeAll(async () => {
  world = await aWorld();
  shop = buying(world);
  ({ accessToken: token } = await world.aMember({ role: 'admin' }));
});
afterAll(() => world.close());

const draft = (given: object = {}) => ({
  ...voucherDraft,
  validFrom: daysFromNow(-1),
  validTo: daysFromNow(30),
  code: `T${newId().slice(-10)}`,
  ...given,
});
type Lines = { productId: string; variantId?: string | null; quantity: number }[];
const preview = (voucher: object, lines: Lines, given: object = {}) =>
  world.send(previewVoucher, {
    token,
    body: { voucher, lines, province: null, at: new Date().toISOString(), ...given } as never,
  });

describe('a voucher on a sample cart', () => {
  it('does what the checkout does, to the đồng', async () => {
    const tea = aCategory({ name: 'Trà' });
    const [kind, other] = [
      await cartsOf(world).onSale({ name: 'Trà sen', category: tea, price: 123_457 }),
      await shop.onSale({ name: 'Nón lá', price: 50_001 }),
    ];
    const voucher = draft({
      reach: 'named',
      discountPercentage: 7,
      limitedTo: [{ kind: 'category', id: tea.id, name: 'Trà' }],
    });
    const lines = [
      { productId: kind.card.id, quantity: 3 },
      { productId: other.card.id, quantity: 1 },
    ];
    const { status, body: shown } = await preview(voucher, lines);
    expect(status).toBe(200);
    expect(shown.refusal).toBeNull();
    expect(shown.lines.map(({ counts }) => counts)).toEqual([true, false]);

    const member = await world.aMember();
    const { body: made } = await world.send(createVoucher, { token, body: voucher as never });
    await world.send(handOutVoucher, { token, params: { id: made.id }, body: { userIds: [member.id] } });
    await shop.fill(member, { product: kind, quantity: 3 }, { product: other });
    const { body: order } = await shop.order(member, { voucherIds: [`${made.id}~1`] });
    expect([shown.discount, shown.subtotal, shown.total]).toEqual([
      order.voucherDiscount,
      order.subtotal,
      order.total,
    ]);
  });

  it.each([
    ['below its minimum', { minOrderAmount: 9_000_000 }, 'below-minimum', /Mua thêm/],
    [
      'for other goods',
      { limitedTo: [{ kind: 'business', id: 'nobody', name: 'Ai đó' }] },
      'no-matching-goods',
      /diện áp dụng/,
    ],
    [
      'for shipping, fetched at a counter',
      { type: 'free_shipping', freeShippingAmount: 9_000 },
      'no-shipping-fee',
      /phí vận chuyển/,
    ],
  ])('says why it does not apply: %s', async (_, given, reason, text) => {
    const { card } = await shop.onSale({ price: 300_000 });
    const { body } = await preview(draft(given), [{ productId: card.id, quantity: 1 }]);
    expect(body).toMatchObject({ discount: 0, refusal: { reason } });
    expect(body.refusal?.message).toMatch(text);
  });

  it('is tried on any day, and sent somewhere it takes from the fee', async () => {
    const { card } = await shop.onSale({ price: 300_000 });
    const coming = draft({ validFrom: daysFromNow(5) });
    const lines = [{ productId: card.id, quantity: 1 }];
    expect((await preview(coming, lines)).body.refusal?.reason).toBe('not-yet');
    expect((await preview(coming, lines, { at: daysFromNow(6) })).body.refusal).toBeNull();
    const ship = draft({ type: 'free_shipping', freeShippingAmount: 9_000 });
    const { body } = await preview(ship, lines, { province: 'Thành phố Hồ Chí Minh' });
    expect(body.shippingFee).toBeGreaterThan(9_000);
    expect(body.discount).toBe(9_000);
  });

  it('names what cannot be ordered, and refuses what is not sold at all', async () => {
    const { card } = await shop.onSale({ name: 'Hết rồi', available: 0, price: 300_000 });
    const { body } = await preview(draft(), [{ productId: card.id, quantity: 1 }]);
    expect(body).toMatchObject({ missing: ['Hết rồi'], subtotal: 0, lines: [] });
    const gone = await preview(draft(), [{ productId: 'khong-co', quantity: 1 }]);
    expect([gone.status, gone.failure.code]).toEqual([409, 'PRODUCT_UNAVAILABLE']);
    expect((await preview(draft(), [])).status).toBe(400);
  });
});
