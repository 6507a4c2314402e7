import { beforeEach, describe, expect, it } from 'vitest';
import type { WantedLine } from '#shared/cart/wanted-lines.ts';
import type { PriceWindow } from '#shared/price-books/price-rule.ts';
import { CounterQuoteDraft } from '#shared/orders/staff-place-order.contract.ts';
import { readLines } from '#functions/domain/cart/order-lines.ts';
import { newLine } from '#functions/domain/cart/cart-line.ts';
import { lineItem } from '#functions/domain/cart/cart-repository.ts';
import { memberOwner } from '#functions/domain/cart/read-cart.ts';
import { productItems, warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { findOffer } from '#functions/domain/catalogue/products/product-offers.ts';
import { placeOrder } from '#functions/domain/checkout/place-order.ts';
import { quoteOrder } from '#functions/domain/orders/placing/compute-quote.ts';
import { counterQuoteInput } from '#functions/domain/orders/placing/counter-order-input.ts';
import { memberOrderInput, memberQuoteInput } from '#functions/domain/orders/placing/member-order-input.ts';
import { pickupOptions } from '#functions/domain/orders/placing/pickup-options.ts';
import { applyVouchers } from '#functions/domain/vouchers/apply-vouchers.ts';
import { offerVouchers } from '#functions/domain/vouchers/offer-vouchers.ts';
import { aProduct, aWarehouse, warehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aMemberVoucher, heldItems } from '#tests/support/vouchers.ts';
import { config, stubSettings } from './doing-surroundings.ts';

const userId = 'lan';
const owner = memberOwner(userId);
const now = '2026-11-22T03:00:00.000Z';

/** Cheaper in a store than at the website. */
const inStores: PriceWindow = {
  bookId: 'book',
  from: null,
  until: null,
  priority: 1,
  audience: { kind: 'channel', channel: 'store' },
  rules: [{ variantId: null, way: 'fixed', value: 90_000 }],
};

/** Five of tea, two of which lie in Lan's cart beside a cup; a shirt in one colour; a voucher of 20,000 ₫ from 150,000 ₫ on. */
async function aShop() {
  const { table, put } = memoryTable();
  const tea = aProduct({ name: 'Trà', price: 100_000, available: 5, facts: { id: 'tea' } });
  const cup = aProduct({ name: 'Chén', price: 20_000, available: 5, facts: { id: 'cup' } });
  const old = aProduct({ name: 'Ấm cũ', price: 20_000, available: 5, facts: { id: 'old' } });
  const shirt = aProduct({
    name: 'Áo',
    variants: [{ name: 'Màu', value: 'Đỏ', sku: 'AO-DO', additionalPrice: 5_000, stock: 5 }],
    facts: { id: 'shirt' },
  });
  const far = aWarehouse({ id: 'far', name: 'Kho xa' });
  const voucher = aMemberVoucher(userId, { minOrderAmount: 150_000 });
  put([
    ...[tea, cup, { ...old, card: { ...old.card, isActive: false } }, shirt].flatMap((one) =>
      productItems(one),
    ),
    warehouseItem(aWarehouse()),
    warehouseItem(far),
    ...heldItems(voucher),
  ]);
  const inCart = async (id: string, quantity: number) => {
    const offer = await findOffer(table, id);
    if (typeof offer !== 'object') throw new Error(`${id} is not on sale`);
    put([lineItem(owner, newLine(offer, quantity, now))]);
  };
  await inCart('tea', 2);
  await inCart('cup', 1);
  const context = contextOf(table, () => new Date());
  return {
    put,
    tea,
    voucher,
    context,
    cart: async () =>
      (await readLines(context, owner))
        .map(({ productId, quantity }) => `${productId} ${quantity}`)
        .toSorted(),
  };
}

const one = (productId: string, quantity = 1, variantId: string | null = null): WantedLine => ({
  productId,
  variantId,
  quantity,
});

const choices = {
  deliveryType: 'warehouse_pickup',
  pickupWarehouseId: warehouse.id,
  paymentMethod: 'cash',
  notes: '',
  voucherIds: [] as string[],
} as const;

type Shop = Awaited<ReturnType<typeof aShop>>;
const quote = ({ context }: Shop, lines: WantedLine[], voucherIds: string[] = []) =>
  quoteOrder(context, memberQuoteInput(userId, { ...choices, lines, voucherIds }));

beforeEach(() => stubSettings());

describe('what is bought at once', () => {
  it('is ordered by itself, and the cart keeps what lies in it', async () => {
    const shop = await aShop();
    const asked = { ...choices, lines: [one('tea')], clientRequestId: 'wish-0001' };
    const customer = { fullName: 'Lan', phone: '0912345678', email: 'lan@example.com' };
    const input = {
      ...memberOrderInput(userId, asked, { paymentProvider: null, language: 'vi' }),
      customer,
    };
    const { order } = await placeOrder(shop.context, { input, config });
    expect(order.items.map(({ productId, quantity }) => [productId, quantity])).toEqual([['tea', 1]]);
    expect([order.total, await shop.cart()]).toEqual([100_000, ['cup 1', 'tea 2']]);
    // Pressed twice, it is one order.
    expect((await placeOrder(shop.context, { input, config })).order.id).toBe(order.id);
  });

  it('is one line however often it is named, and no more of it than the shop has', async () => {
    const shop = await aShop();
    const { items, issues } = await quote(shop, [one('tea', 2), one('cup'), one('tea', 2)]);
    expect(items.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      ['tea', 4],
      ['cup', 1],
    ]);
    expect(issues).toEqual([]);
    expect((await quote(shop, [one('tea', 3), one('tea', 3)])).issues).toMatchObject([
      { cartItemId: 'tea~-', state: 'short', wanted: 6, available: 5 },
    ]);
  });

  it('names its variant, and is refused by name where the shop no longer sells it', async () => {
    const shop = await aShop();
    const { items } = await quote(shop, [one('shirt', 1, 'mau-do')]);
    expect(items).toMatchObject([{ variantId: 'mau-do', variantName: 'Màu: Đỏ' }]);
    expect(await refusalOf(quote(shop, [one('shirt')]))).toBe('VARIANT_REQUIRED');
    expect(await refusalOf(quote(shop, [one('shirt', 1, 'mau-xanh')]))).toBe('VARIANT_NOT_FOUND');
    for (const [id, name] of [
      ['old', 'Ấm cũ'],
      ['unknown', 'unknown'],
    ] as const)
      await expect(quote(shop, [one('tea'), one(id)])).rejects.toMatchObject({
        code: 'PRODUCT_UNAVAILABLE',
        details: { params: { name } },
      });
  });

  it('costs what the website asks of its buyer, and at a counter what a store asks', async () => {
    const shop = await aShop();
    shop.put(productItems({ ...shop.tea, card: { ...shop.tea.card, priceWindows: [inStores] } }));
    expect((await quote(shop, [one('tea')])).total).toBe(100_000);
    const asked = CounterQuoteDraft.parse({
      deliveryType: 'warehouse_pickup',
      pickupWarehouseId: warehouse.id,
      lines: [one('tea')],
    });
    const atCounter = counterQuoteInput({ userId: 'an', role: 'collaborator' }, asked);
    expect((await quoteOrder(shop.context, atCounter)).total).toBe(90_000);
  });

  it('is what vouchers are counted for', async () => {
    const shop = await aShop();
    const { voucher, context } = shop;
    expect((await quote(shop, [one('tea', 2)], [voucher.id])).voucherDiscount).toBe(20_000);
    expect(await refusalOf(quote(shop, [one('tea')], [voucher.id]))).toBe('VOUCHER_REFUSED');
    const asked = { userId, orderAmount: 1, shippingFee: 0, language: 'vi' } as const;
    const offered = async (wanted: { lines?: WantedLine[]; cartItemIds?: string[] }) => {
      const { orderAmount, data } = await offerVouchers(context, { ...asked, ...wanted });
      return [orderAmount, data[0]?.usable];
    };
    expect(await offered({ lines: [one('tea'), one('cup')] })).toEqual([120_000, false]);
    expect(await offered({ lines: [one('tea', 2)] })).toEqual([200_000, true]);
    expect(await offered({ cartItemIds: ['cup~-'] })).toEqual([20_000, false]);
    expect(await offered({})).toEqual([1, false]);
    const applied = await applyVouchers(context, {
      ...asked,
      voucherIds: [voucher.id],
      lines: [one('tea', 2)],
    });
    expect(applied.totalDiscount).toBe(20_000);
  });

  it('is looked for at each counter, whatever lies in the cart and whoever asks', async () => {
    const { context } = await aShop();
    for (const [lines, missing] of [
      [[one('tea', 5)], 0],
      [[one('tea', 6)], 1],
      [[one('shirt', 5, 'mau-do')], 0],
      [[one('shirt')], 1],
      [[one('tea', 3), one('tea', 3), one('cup', 9)], 2],
    ] as const)
      for (const whose of [owner, undefined]) {
        const options = await pickupOptions(context, { owner: whose, lines });
        expect(options.map(({ id, missing: of }) => [id, of])).toEqual([
          [warehouse.id, missing],
          ['far', lines.length === 3 ? 2 : 1],
        ]);
      }
    expect(await pickupOptions(context, { owner: undefined })).toMatchObject([
      { missing: 0 },
      { missing: 0 },
    ]);
  });
});
